// @ts-check
import { readFile } from 'node:fs/promises';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 */

/**
 * What a test runner wrote; undefined when it ended before it could write.
 * @param {string} file
 * @returns {Promise<unknown>}
 */
export async function readReport(file) {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * Counts the tests of a Vitest JSON report. A file that could not be loaded holds no test, and counts as one failed.
 * @param {unknown} report
 * @param {number} exitCode
 * @returns {Count}
 */
export function countVitest(report, exitCode) {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = /** @type {{ numPassedTests?: number, numFailedTests?: number, testResults?: { status: string, assertionResults: { status: string }[] }[] }} */ (
    report ?? {}
  );
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return withExitCode({ passed: numPassedTests, failed: numFailedTests + brokenFiles.length }, exitCode);
}

/**
 * Counts the tests of a Playwright JSON report. A test that passed only when tried again counts as failed.
 * @param {unknown} report
 * @param {number} exitCode
 * @returns {Count}
 */
export function countPlaywright(report, exitCode) {
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
  } = /** @type {{ stats?: { expected?: number, unexpected?: number, flaky?: number } }} */ (report ?? {}).stats ?? {};
  return withExitCode({ passed: expected, failed: unexpected + flaky }, exitCode);
}

/**
 * A runner that ends badly while no test of it failed has met a fault outside the tests, or has found none to run.
 * @param {Count} count
 * @param {number} exitCode
 * @returns {Count}
 */
function withExitCode({ passed, failed }, exitCode) {
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed };
}

/**
 * The lines of a build's output that warn of something.
 * @param {string} output
 * @returns {string[]}
 */
export function warningsIn(output) {
  return output.split('\n').filter((line) => /\bwarn/i.test(line));
}
