import { expect, test } from 'vitest';
import { daysInAll, latestSpans, workingDays } from '../../../src/lib/guide-time.ts';

const steps = [{ days: { min: 1, max: 3 } }, {}, { days: { min: 2, max: 5 } }];

test('days in all leave out the steps that take the client’s time', () => {
  expect(daysInAll(steps)).toEqual({ min: 3, max: 8 });
  expect(daysInAll([])).toEqual({ min: 0, max: 0 });
});

test('each step begins where the one before ends at the latest', () => {
  expect(latestSpans(steps)).toEqual([
    { from: 0, to: 3 },
    { from: 3, to: 3 },
    { from: 3, to: 8 },
  ]);
});

test.each([
  [{ min: 1, max: 1 }, '1\u00A0working day'],
  [{ min: 3, max: 8 }, '3–8\u00A0working days'],
])('%j reads “%s”', (days, words) => {
  expect(workingDays(days)).toBe(words);
});
