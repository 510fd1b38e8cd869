import { countTests } from '../../tools/lib/count-tests.mjs';
import { cases } from '../lib/cases.ts';

cases('counts %s', (_: string, report: Parameters<typeof countTests>[0], code: number) => countTests(report, code), [
  ['Vitest', { numPassedTests: 5, numFailedTests: 2 }, 1, { passed: 5, failed: 2 }],
  ['Playwright, one flaky', { stats: { expected: 3, unexpected: 1, flaky: 1 } }, 1, { passed: 3, failed: 2 }],
  ['a runner that wrote no report', {}, 1, { passed: 0, failed: 1 }],
  ['a runner that ran no tests', {}, 0, { passed: 0, failed: 1 }],
  ['a runner that failed though its tests passed', { numPassedTests: 2 }, 1, { passed: 2, failed: 1 }],
]);
