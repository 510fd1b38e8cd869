// @ts-check
// `npm test`: every check of the project, in order. `npm test -- unit site` runs only the steps that are named.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { wasStopped } from './lib/run.mjs';
import { steps } from './lib/test-steps.mjs';
import { ensureInstalled, main, SetupError } from './setup.mjs';

await main(async () => {
  const chosen = chooseSteps(process.argv.slice(2));
  await ensureInstalled();
  const reports = await mkdtemp(path.join(os.tmpdir(), 'site-tests-'));
  try {
    const { passed, failed } = await runSteps(chosen, reports);
    console.log(`${passed} passed, ${failed} failed`);
    return failed > 0 || passed === 0 ? 1 : 0;
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
});

/** @param {readonly string[]} names */
function chooseSteps(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map((step) => step.name).join(', ');
    throw new SetupError(`There is no step called ${unknown.join(' or ')}. The steps are: ${known}.`);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

/**
 * @param {typeof steps} chosen
 * @param {string} reports folder for the reports of the test runners
 */
async function runSteps(chosen, reports) {
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const broken = [];
  for (const step of chosen) {
    const missing = step.needs.find((name) => broken.includes(name));
    console.log(`\n== ${step.name}`);
    if (missing !== undefined) console.log(`Not run, because ${missing} failed.`);
    const began = Date.now();
    const result = missing === undefined ? await attempt(step, reports) : { passed: 0, failed: 1 };
    if (wasStopped()) throw new SetupError('Stopped before all steps were done.');
    if (result.failed > 0) broken.push(step.name);
    total.passed += result.passed;
    total.failed += result.failed;
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`-- ${step.name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`);
  }
  console.log('');
  return total;
}

/**
 * A step that cannot even start has failed; the ones after it may still say something.
 * @param {typeof steps[number]} step
 * @param {string} reports
 */
async function attempt(step, reports) {
  try {
    return await step.run(reports);
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
