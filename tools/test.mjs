// @ts-check
// `npm test`: every check of the project, in order. `npm test -- unit site` runs only the steps that are named.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run, wasStopped } from './lib/run.mjs';
import { countPlaywright, countVitest, readReport, warningsIn } from './lib/test-reports.mjs';
import { ensureBrowser, ensureInstalled, main, SetupError } from './setup.mjs';

/** @typedef {import('./lib/test-reports.mjs').Count} Count */

/** For the reports of the test runners. */
const reports = mkdtempSync(path.join(os.tmpdir(), 'site-tests-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** @type {Record<string, () => Promise<Count>>} */
const steps = {
  code,
  unit: () => vitest('unit'),
  stories: async () => vitest('stories', await browserVariables()),
  build,
  site: () => vitest('site'),
  browser: playwright,
  audit: () => vitest('audit'),
};

/** Steps that say nothing about a site that was not built. */
const ofBuiltSite = ['site', 'browser', 'audit'];

/**
 * Types, lint and format, one check each, beside each other; before them all, Astro writes the types of the content.
 * @returns {Promise<Count>}
 */
async function code() {
  const sync = await run('astro', ['sync'], { output: 'kept' });
  if (sync.code !== 0) throw new SetupError(sync.output);
  const results = await Promise.all([
    // Checks .ts, .tsx and .mjs as well as .astro.
    check('astro', 'check', '--noSync', '--minimumFailingSeverity', 'warning'),
    check('eslint', '--max-warnings', '0', '.'),
    check('dependency-cruiser', 'src', '--config', '.dependency-cruiser.mjs'),
    check('prettier', '--check', '.'),
  ]);
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/**
 * Prints what a command has to say when it has ended, and tells whether it passed.
 * @param {string} command
 * @param {...string} args
 */
async function check(command, ...args) {
  const { code, output } = await run(command, args, { output: 'kept' });
  console.log(`${command}:\n${output.trim()}`);
  return code === 0;
}

/** @returns {Promise<Count>} */
async function build() {
  // --silent keeps npm's own remarks out of what is searched for warnings. With LOCAL_MAIL the contact form sends to
  // the server that it came from, so a test can stand in for the provider there; WHOLE_STYLES keeps what is pruned.
  const env = { LOCAL_MAIL: '1', WHOLE_STYLES: '1' };
  const { code, output } = await run('npm', ['run', '--silent', 'build'], { output: 'both', env });
  const warnings = code === 0 ? warningsIn(output) : [];
  if (warnings.length > 0) console.error(`The build must print no warning. It printed:\n${warnings.join('\n')}`);
  const failed = code !== 0 || warnings.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed };
}

/**
 * @param {string} project
 * @param {Record<string, string>} [env] variables to add
 * @returns {Promise<Count>}
 */
async function vitest(project, env = {}) {
  const file = path.join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run('vitest', ['run', '--project', project, ...reporters], { env });
  return countVitest(readReport(file), code);
}

/** @returns {Promise<Count>} */
async function playwright() {
  const file = path.join(reports, 'browser.json');
  const env = { ...(await browserVariables()), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code } = await run('playwright', ['test', '--reporter=list,json'], { env });
  return countPlaywright(readReport(file), code);
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
 * A step that cannot even start has failed; the ones after it may still say something.
 * @param {unknown} error
 * @returns {Count}
 */
function asFailed(error) {
  console.error(error instanceof SetupError ? error.message : error);
  return { passed: 0, failed: 1 };
}

await main(async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length > 0) {
    const known = Object.keys(steps).join(', ');
    throw new SetupError(`There is no step called ${unknown.join(' or ')}. The steps are: ${known}.`);
  }
  await ensureInstalled();
  const total = { passed: 0, failed: 0 };
  /** @type {Count | undefined} */
  let built;
  for (const [name, step] of Object.entries(steps).filter(([name]) => names.length === 0 || names.includes(name))) {
    console.log(`\n== ${name}`);
    const began = Date.now();
    const isInVain = built?.failed && ofBuiltSite.includes(name);
    const count = isInVain ? asFailed(new SetupError('Not run, because build failed.')) : await step().catch(asFailed);
    if (wasStopped()) throw new SetupError('Stopped before all steps were done.');
    if (name === 'build') built = count;
    total.passed += count.passed;
    total.failed += count.failed;
    console.log(
      `-- ${name}: ${count.passed} passed, ${count.failed} failed in ${Math.round((Date.now() - began) / 1000)} s`,
    );
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
});
