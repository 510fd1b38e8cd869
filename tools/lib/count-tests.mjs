// @ts-check
/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Counts the tests in a report of Vitest or Playwright; one that passed only when tried again has failed. A runner that
 * ends badly while no test of it failed has met a fault outside the tests, or has found none to run.
 * @param {{ numPassedTests?: number, numFailedTests?: number, stats?: { expected?: number, unexpected?: number, flaky?: number } }} report
 * @param {number} exitCode
 */
export function countTests({ numPassedTests = 0, numFailedTests = 0, stats = {} }, exitCode) {
  const { expected = numPassedTests, unexpected = numFailedTests, flaky = 0 } = stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && (exitCode !== 0 || expected === 0) ? 1 : failed };
}
