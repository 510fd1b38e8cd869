import fc from 'fast-check';
import { addDays } from '../../../src/lib/days.ts';
import { expect, it } from 'vitest';
import { addWorkingDays, nextDayOfYear, yearLater } from '../../../src/lib/due/calendar.ts';
import { property } from '../../lib/property.ts';

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(day('2000-01-01'), count));

it.each([
  ['2025-09-29', 7, '2025-10-09'],
  ['2025-10-03', 1, '2025-10-06'],
  ['2025-10-04', 5, '2025-10-10'],
])('working days from %s, %i of them end on %s', (from, count, last) => {
  // Gandhi’s birthday, a Thursday, is not a working day.
  expect(addWorkingDays(day(from), count, [day('2025-10-02')])).toEqual(day(last));
});

it('a date recurs a year later, a leap day on the last day of its month', () => {
  expect(yearLater(day('2025-10-03'))).toEqual(day('2026-10-03'));
  expect(yearLater(day('2028-02-29'))).toEqual(day('2029-02-28'));
});

property([anyDay])('every date recurs in the same month of the next year', (some) => {
  expect(yearLater(some).getUTCMonth()).toBe(some.getUTCMonth());
  expect(yearLater(some).getUTCFullYear()).toBe(some.getUTCFullYear() + 1);
});

it.each([
  ['2026-04-30', '2026-04-30'],
  ['2026-05-01', '2027-04-30'],
  ['2025-12-31', '2026-04-30'],
])('the 30 April on or after %s is %s', (from, next) => {
  expect(nextDayOfYear(day(from), '04-30')).toEqual(day(next));
});
