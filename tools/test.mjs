// @ts-check
// `npm test`: every check of the project, in order. `npm test -- unit site` runs only the steps that are named.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countTests } from './lib/count-tests.mjs';
import { root, run, wasStopped } from './lib/run.mjs';
import { ensureBrowser, ensureInstalled, main, SetupError } from './setup.mjs';

/** @typedef {import('./lib/count-tests.mjs').Count} Count */

/** @type {Record<string, () => Promise<Count>>} */
const steps = {
  code,
  unit: () => vitest('unit'),
  stories: () => ensureBrowser().then(() => vitest('stories')),
  build,
  site: () => vitest('site'),
  browser: () => ensureBrowser().then(() => tests('playwright', ['test', '--reporter=list,json'])),
  audit: () => vitest('audit'),
};

/** Steps that say nothing about a site that was not built. */
const ofBuiltSite = ['site', 'browser', 'audit'];

/** Types, lint and format, one check each. */
async function code() {
  const check = async (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
    const { code, output } = await run(command, args, { output: 'kept' });
    console.log(`${command}:\n${output.trim()}`);
    return code === 0;
  };
  // The first two ask for the types of the content, which Astro writes before.
  const sync = await run('astro', ['sync'], { output: 'kept' });
  if (sync.code !== 0) throw new SetupError(sync.output);
  // The linter takes longer than all others, which run one after the other beside it: of two processors it keeps one.
  const lint = check('eslint', '--max-warnings', '0', '.');
  const all = [
    // Checks .ts, .tsx and .mjs as well as .astro.
    await check('astro', 'check', '--noSync', '--minimumFailingSeverity', 'warning'),
    await check('dependency-cruiser', 'src', '--config', '.dependency-cruiser.mjs'),
    await check('prettier', '--check', '.'),
    await lint,
  ];
  const passed = all.filter(Boolean).length;
  return { passed, failed: all.length - passed };
}

async function build() {
  // --silent keeps npm's own remarks out of what is searched for warnings. With LOCAL_MAIL the contact form sends to
  // the server that it came from, so a test can stand in for the provider there; WHOLE_STYLES keeps what is pruned.
  const env = { LOCAL_MAIL: '1', WHOLE_STYLES: '1' };
  const { code, output } = await run('npm', ['run', '--silent', 'build'], { output: 'both', env });
  const warnings = code === 0 ? output.split('\n').filter((line) => /\bwarn/i.test(line)) : [];
  if (warnings.length > 0) console.error(`The build must print no warning. It printed:\n${warnings.join('\n')}`);
  const failed = code !== 0 || warnings.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed };
}

const vitest = (/** @type {string} */ project) =>
  tests('vitest', ['run', '--project', project, '--reporter=default', '--reporter=json']);

/**
 * Runs tests, and counts them by the report of their runner.
 * @param {string} runner
 * @param {string[]} args
 */
async function tests(runner, args) {
  const report = path.join(root, '.cache/test-report.json');
  // Of the runner before; one that cannot start writes none.
  rmSync(report, { force: true });
  const toFile = runner === 'vitest' ? [`--outputFile.json=${report}`] : [];
  const { code } = await run(runner, [...args, ...toFile], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  return countTests(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}, code);
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
  let isBuilt = true;
  for (const [name, step] of Object.entries(steps).filter(([name]) => names.length === 0 || names.includes(name))) {
    console.log(`\n== ${name}`);
    const began = Date.now();
    /** @type {Count} */
    let count = { passed: 0, failed: 1 };
    try {
      if (!isBuilt && ofBuiltSite.includes(name)) throw new SetupError('Not run, because build failed.');
      count = await step();
    } catch (error) {
      // A step that cannot even start has failed; the ones after it may still say something.
      console.error(error instanceof SetupError ? error.message : error);
    }
    const { passed, failed } = count;
    if (wasStopped()) throw new SetupError('Stopped before all steps were done.');
    if (name === 'build') isBuilt = failed === 0;
    total.passed += passed;
    total.failed += failed;
    console.log(`-- ${name}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - began) / 1000)} s`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
});
