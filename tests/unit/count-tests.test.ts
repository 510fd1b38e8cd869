import { expect, it } from 'vitest';
import { countTests } from '../../tools/lib/count-tests.mjs';

it.each([
  ['Vitest', { numPassedTests: 5, numFailedTests: 2 }, 1, { passed: 5, failed: 2 }],
  ['Playwright, one flaky', { stats: { expected: 3, unexpected: 1, flaky: 1 } }, 1, { passed: 3, failed: 2 }],
  ['a runner that wrote no report', {}, 1, { passed: 0, failed: 1 }],
  ['a runner that held no test', {}, 0, { passed: 0, failed: 1 }],
  ['a runner that failed though its tests passed', { numPassedTests: 2 }, 1, { passed: 2, failed: 1 }],
])('counts %s', (_, report, code, count) => {
  expect(countTests(report, code)).toEqual(count);
});
