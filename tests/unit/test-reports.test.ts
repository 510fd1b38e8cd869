import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, readReport, warningsIn } from '../../tools/lib/test-reports.mjs';

describe('countVitest', () => {
  it('counts tests', () => {
    expect(countVitest({ numPassedTests: 5, numFailedTests: 0, testResults: [] }, 0)).toEqual({ passed: 5, failed: 0 });
  });

  it('counts a file that could not be loaded as one failed test', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults }, 1)).toEqual({ passed: 1, failed: 2 });
  });
});

describe('countPlaywright', () => {
  it('counts a test that passed only at the second try as failed', () => {
    expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 } }, 1)).toEqual({ passed: 3, failed: 2 });
  });
});

describe.each([
  ['Vitest', countVitest],
  ['Playwright', countPlaywright],
])('a %s run that fails outside its tests', (_, count) => {
  it('counts as failed when it wrote no report', () => {
    expect(count({}, 1)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts as failed when it held no test', () => {
    expect(count({}, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts as failed when all of its tests passed', () => {
    const report = { numPassedTests: 2, stats: { expected: 2 } };
    expect(count(report, 1)).toEqual({ passed: 2, failed: 1 });
  });
});

it('reads a report that was never written as an empty one', () => {
  expect(readReport('no-such-report.json')).toEqual({});
});

it('finds the lines of a build that warn, in any case', () => {
  const output = '[build] 30 page(s) built\n[WARN] a file is large\nWarning: an option is old\nforewarned is forearmed';
  expect(warningsIn(output)).toEqual(['[WARN] a file is large', 'Warning: an option is old']);
});
