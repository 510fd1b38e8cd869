import { formatMonth } from '../format.ts';

/** A calendar month, written 2025-09. Such names sort by time. */
export type Month = string;

const split = (month: Month): [year: number, index: number] => [Number(month.slice(0, 4)), Number(month.slice(5)) - 1];

/** “2024-12” and 1 → “2025-01”. */
export function addMonths(month: Month, count: number): Month {
  const [year, index] = split(month);
  return new Date(Date.UTC(year, index + count, 1)).toISOString().slice(0, 7);
}

/** Last day of a month, midnight UTC. */
export function endOf(month: Month): Date {
  const [year, index] = split(month);
  // Day 0 is the last of the month before.
  return new Date(Date.UTC(year, index + 1, 0));
}

/** Last day of the previous month, midnight UTC: the start of a record that begins with this month. */
export const startOf = (month: Month): Date => endOf(addMonths(month, -1));

/** Month of a day at midnight UTC. */
export const monthOf = (day: Date): Month => day.toISOString().slice(0, 7);

/** The first whole month on or after a day at midnight UTC: 1 April 2024 → 2024-04, 20 April 2024 → 2024-05. */
export const firstWholeMonth = (day: Date): Month => addMonths(monthOf(day), day.getUTCDate() === 1 ? 0 : 1);

/** “2024–25” for any month from April 2024 to March 2025. */
export function financialYearOf(month: Month): string {
  const [year, index] = split(month);
  const first = index < 3 ? year - 1 : year;
  return `${first}–${String((first + 1) % 100).padStart(2, '0')}`;
}

/** “2025-09” → “September 2025”. */
export const monthName = (month: Month): string => formatMonth(endOf(month));
