// @ts-check
/**
 * Counts the tests in a report of Vitest or Playwright; a test that passed only on a retry counts as failed. So does a
 * runner that fails without a failed test: it had an error outside the tests, or found no tests to run.
 * @param {{ numPassedTests?: number, numFailedTests?: number, stats?: { expected?: number, unexpected?: number, flaky?: number } }} report
 * @param {number} exitCode
 */
export function countTests({ numPassedTests = 0, numFailedTests = 0, stats = {} }, exitCode) {
  const { expected = numPassedTests, unexpected = numFailedTests, flaky = 0 } = stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && (exitCode !== 0 || expected === 0) ? 1 : failed };
}
