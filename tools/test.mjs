// @ts-check
// `npm test`: runs every check of the project, in order. `npm test -- unit site` runs only those steps.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countTests } from './lib/count-tests.mjs';
import { root, run, wasStopped } from './lib/run.mjs';
import { ensureBrowser, ensureInstalled, main, SetupError } from './setup.mjs';

/** @type {Record<string, () => Promise<ReturnType<typeof countTests>>>} */
const steps = {
  code,
  unit: () => vitest('unit'),
  stories: () => ensureBrowser().then(() => vitest('stories')),
  build,
  site: () => vitest('site'),
  browser: () => ensureBrowser().then(() => tests('playwright', ['test', '--reporter=list,json'])),
  audit: () => vitest('audit'),
};

/** Steps that are skipped when the build fails. */
const ofBuiltSite = ['site', 'browser', 'audit'];

/** Type check, linters and formatting. */
async function code() {
  const check = async (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
    const { code, output } = await run(command, args, { output: 'kept' });
    console.log(`${command}:\n${output.trim()}`);
    return code === 0;
  };
  // The type check and the linter need the content types that `astro sync` writes.
  const sync = await run('astro', ['sync'], { output: 'kept' });
  if (sync.code !== 0) throw new SetupError(sync.output);
  // The linter takes longest, so the other checks run one after another beside it: this keeps two processors busy.
  const lint = check('eslint', '--max-warnings', '0', '.');
  const all = [
    // Checks .ts, .tsx and .mjs as well as .astro.
    await check('astro', 'check', '--noSync', '--minimumFailingSeverity', 'warning'),
    await check('dependency-cruiser', 'src', 'tools', '--config', '.dependency-cruiser.mjs'),
    await check('prettier', '--check', '.'),
    await lint,
  ];
  const passed = all.filter(Boolean).length;
  return { passed, failed: all.length - passed };
}

async function build() {
  // --silent keeps npm's own output out of the search for warnings. LOCAL_MAIL makes the contact form send to its own
  // server, where a test can mock the email provider; WHOLE_STYLES also keeps the styles as they were before pruning.
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
 * Runs tests and counts the results in the runner's report.
 * @param {string} runner
 * @param {string[]} args
 */
async function tests(runner, args) {
  const report = path.join(root, '.cache/test-report.json');
  // Remove the previous report: a runner that cannot start would not overwrite it.
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
  const results = [];
  let isBuilt = true;
  for (const [name, step] of Object.entries(steps).filter(([name]) => names.length === 0 || names.includes(name))) {
    console.log(`\n== ${name}`);
    const began = Date.now();
    let count = { passed: 0, failed: 1 };
    try {
      if (!isBuilt && ofBuiltSite.includes(name)) throw new SetupError('Not run, because build failed.');
      count = await step();
    } catch (error) {
      // A step that cannot start has failed; the later steps still run.
      console.error(error instanceof SetupError ? error.message : error);
    }
    const { passed, failed } = count;
    if (wasStopped()) throw new SetupError('Stopped before all steps were done.');
    if (name === 'build') isBuilt = failed === 0;
    total.passed += passed;
    total.failed += failed;
    const result = `-- ${name}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - began) / 1000)} s`;
    console.log(result);
    results.push(result);
  }
  console.log(`\n${results.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
});
