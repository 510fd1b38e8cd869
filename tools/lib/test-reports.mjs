// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile */

/**
 * What a test runner wrote; nothing when it ended before it could write.
 * @param {string} file
 * @returns {any}
 */
export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * Counts the tests of a Vitest JSON report. A file that could not be loaded holds no test, and counts as one failed.
 * @param {{ numPassedTests?: number, numFailedTests?: number, testResults?: VitestFile[] }} report
 * @param {number} exitCode
 * @returns {Count}
 */
export function countVitest({ numPassedTests = 0, numFailedTests = 0, testResults = [] }, exitCode) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return withExitCode(numPassedTests, numFailedTests + broken.length, exitCode);
}

/**
 * Counts the tests of a Playwright JSON report. A test that passed only when tried again counts as failed.
 * @param {{ stats?: { expected?: number, unexpected?: number, flaky?: number } }} report
 * @param {number} exitCode
 * @returns {Count}
 */
export function countPlaywright({ stats: { expected = 0, unexpected = 0, flaky = 0 } = {} }, exitCode) {
  return withExitCode(expected, unexpected + flaky, exitCode);
}

/**
 * A runner that ends badly while no test of it failed has met a fault outside the tests, or has found none to run.
 * @param {number} passed
 * @param {number} failed
 * @param {number} exitCode
 * @returns {Count}
 */
const withExitCode = (passed, failed, exitCode) => ({
  passed,
  failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed,
});

/**
 * The lines of a build's output that warn of something.
 * @param {string} output
 * @returns {string[]}
 */
export const warningsIn = (output) => output.split('\n').filter((line) => /\bwarn/i.test(line));
