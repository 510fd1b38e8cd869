// @ts-check
import path from 'node:path';
import { ensureBrowser, SetupError } from '../setup.mjs';
import { run } from './run.mjs';
import { countPlaywright, countVitest, readReport, warningsIn } from './test-reports.mjs';

/** @typedef {import('./test-reports.mjs').Count} Count */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} needs steps without which this one says nothing
 * @property {(reports: string) => Promise<Count>} run
 */

/** The steps of `npm test`, in their order. */
/** @type {readonly Step[]} */
export const steps = [
  { name: 'code', needs: [], run: code },
  { name: 'unit', needs: [], run: (reports) => vitest('unit', reports) },
  { name: 'stories', needs: [], run: (reports) => vitest('stories', reports, browserVariables) },
  { name: 'build', needs: [], run: build },
  { name: 'site', needs: ['build'], run: (reports) => vitest('site', reports) },
  { name: 'browser', needs: ['build'], run: playwright },
  { name: 'audit', needs: ['build'], run: (reports) => vitest('audit', reports) },
];

/**
 * Types, lint and format, one check each. They run beside each other, as each keeps one processor busy at most; before
 * them all, Astro writes the types of the content, which two of them read.
 * @returns {Promise<Count>}
 */
async function code() {
  const sync = await run('astro', ['sync'], { quiet: true });
  if (sync.code !== 0) throw new SetupError(sync.output);
  const results = await Promise.all([
    // Checks .ts, .tsx and .mjs as well as .astro.
    inOrder(['astro', 'check', '--noSync', '--minimumFailingSeverity', 'warning'], ['prettier', '--check', '.']),
    inOrder(['eslint', '--max-warnings', '0', '.']),
  ]);
  const failed = results.flat().filter((passed) => !passed).length;
  return { passed: results.flat().length - failed, failed };
}

/**
 * Runs commands one after another, prints what each has to say at its end, and tells which of them passed.
 * @param {...readonly [string, ...string[]]} commands
 */
async function inOrder(...commands) {
  const passed = [];
  for (const [command, ...args] of commands) {
    const { code: status, output } = await run(command, args, { quiet: true });
    console.log(`${command}:\n${output.trim()}`);
    passed.push(status === 0);
  }
  return passed;
}

/** @returns {Promise<Count>} */
async function build() {
  // --silent keeps npm's own remarks out of what is searched for warnings. With LOCAL_MAIL the contact form sends to
  // the server that it came from, so a test can stand in for the provider there; WHOLE_STYLES keeps what is pruned.
  const { code, output } = await run('npm', ['run', '--silent', 'build'], {
    env: { LOCAL_MAIL: '1', WHOLE_STYLES: '1' },
  });
  const warnings = code === 0 ? warningsIn(output) : [];
  if (warnings.length > 0) console.error(`The build must print no warning. It printed:\n${warnings.join('\n')}`);
  const failed = code !== 0 || warnings.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed };
}

/**
 * @param {string} project
 * @param {string} reports
 * @param {() => Promise<Record<string, string>>} [prepare] what the project needs first; gives variables to add
 * @returns {Promise<Count>}
 */
async function vitest(project, reports, prepare = () => Promise.resolve({})) {
  const env = await prepare();
  const file = path.join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run('vitest', ['run', '--project', project, ...reporters], { env });
  return countVitest(await readReport(file), code);
}

/**
 * Finds or installs a browser, and names it for those who start it.
 * @returns {Promise<Record<string, string>>}
 */
async function browserVariables() {
  const browser = await ensureBrowser();
  return browser === undefined ? {} : { CHROMIUM_PATH: browser };
}

/**
 * @param {string} reports
 * @returns {Promise<Count>}
 */
async function playwright(reports) {
  const file = path.join(reports, 'browser.json');
  const env = { ...(await browserVariables()), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code } = await run('playwright', ['test', '--reporter=list,json'], { env });
  return countPlaywright(await readReport(file), code);
}
