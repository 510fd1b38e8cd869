import type { Balance } from '../../lib/firm/complaints.ts';
import { addMonths, financialYearOf } from '../../lib/returns/months.ts';

/** A row of the trend by month; the name is 2025-08. */
export type MonthRow = Balance & { month: { name: string } };

/** A row of the trend by year, from April to March; the year is 2024–25. */
type YearRow = Balance & { year: string };

/** The year from April to March that begins in a calendar year: 2024 → 2024–25. */
const yearFrom = (begin: number) => financialYearOf(`${begin}-04`);

const beginOf = (year: string) => Number(year.slice(0, 4));

/** Whether a text is a year from April to March, such as 2024–25, unlike 2024–26. */
export const isYear = (text: string) => text === yearFrom(beginOf(text));

/** 2024–25 → 2025–26 */
export const yearAfter = (year: string) => yearFrom(beginOf(year) + 1);

const firstMonthOf = (year: string) => `${beginOf(year)}-04`;

interface Count {
  field: keyof Balance;
  should: number;
  why: string;
}

/** What the figures of a year must be according to the months, as far as these determine them. */
function countsOf(year: string, months: readonly MonthRow[]): Count[] {
  const [begin, end] = [firstMonthOf(year), firstMonthOf(yearAfter(year))];
  const within = months.filter(({ month: { name } }) => name >= begin && name < end);
  const [first, last] = [within[0], within.at(-1)];
  if (first === undefined || last === undefined) {
    const next = months.find(({ month: { name } }) => name === end);
    return next ? [{ field: 'pending', should: next.carriedForward, why: `which “${end}” carries forward` }] : [];
  }
  const pending: Count = { field: 'pending', should: last.pending, why: `which “${last.month.name}” left pending` };
  if (first.month.name !== begin) return [pending];
  const sumOf = (field: 'received' | 'resolved'): Count => ({
    field,
    should: within.reduce((sum, row) => sum + row[field], 0),
    why: 'the sum of its months',
  });
  return [
    { field: 'carriedForward', should: first.carriedForward, why: `which “${begin}” carries forward` },
    sumOf('received'),
    sumOf('resolved'),
    pending,
  ];
}

/** A figure of the years' table that the months' table contradicts. */
interface Contradiction {
  path: PropertyKey[];
  message: string;
}

/** Reports a year that is over by the last month but missing from the years’ table. */
export function missingYear(months: readonly MonthRow[], years: readonly YearRow[]): Contradiction[] {
  const [lastMonth, last] = [months.at(-1)?.month.name, years.at(-1)?.year];
  if (lastMonth === undefined || last === undefined) return [];
  const next = yearAfter(last);
  if (firstMonthOf(yearAfter(next)) > addMonths(lastMonth, 1)) return [];
  const message = `is the last row of the table, but ${next} was over by ${lastMonth}, the last month: add its row`;
  return [{ path: [years.length - 1, 'year'], message }];
}

/**
 * Contradictions between the two trends. A year’s row runs to March or, in the current year, to the last month.
 *
 * @param months consecutive months
 */
export function contradictions(months: readonly MonthRow[], years: readonly YearRow[]): Contradiction[] {
  const lastMonth = months.at(-1)?.month.name ?? '';
  return years.flatMap((row, index): Contradiction[] => {
    if (firstMonthOf(row.year) > lastMonth)
      return [{ path: [index, 'year'], message: `has not begun in ${lastMonth}, the last month: remove the row` }];
    return countsOf(row.year, months)
      .filter(({ field, should }) => row[field] !== should)
      .map(({ field, should, why }) => ({
        path: [index, field],
        message: `of “${row.year}” must be ${should}, ${why}`,
      }));
  });
}
