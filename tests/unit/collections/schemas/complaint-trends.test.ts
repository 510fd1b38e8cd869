import { describe, expect, it } from 'vitest';
import { contradictions, isYear, type MonthRow } from '../../../../src/collections/schemas/complaint-trends.ts';
import { addMonths } from '../../../../src/lib/returns/months.ts';
import { complaintsSchema } from '../../../../src/collections/schemas/complaints.ts';
import { cases } from '../../../lib/cases.ts';

// tests/mistakes/rows.ts tests the message and line of each contradiction.

/** A number of months, each with one complaint received, one resolved and one pending. */
const monthsFrom = (first: string, count: number): MonthRow[] =>
  Array.from({ length: count }, (_, index) => ({
    month: { name: addMonths(first, index) },
    ...{ carriedForward: 1, received: 1, resolved: 1, pending: 1 },
  }));

const year = (name: string, carriedForward: number, received: number, resolved: number, pending: number) => ({
  year: name,
  ...{ carriedForward, received, resolved, pending },
});

cases('%s: a year from April to March %s', isYear, [
  ['2099–00', true],
  ['2024–26', false],
  ['2024-25', false],
]);

describe('contradictions of the two trends', () => {
  const all = monthsFrom('2024-04', 14);

  it('are not found if the trends agree', () => {
    const years = [year('2023–24', 0, 3, 2, 1), year('2024–25', 1, 12, 12, 1), year('2025–26', 1, 2, 2, 1)];
    expect(contradictions(all, years)).toEqual([]);
  });

  it('are found only at the end of a year whose first months are missing', () => {
    const told = contradictions(monthsFrom('2024-09', 12), [year('2024–25', 0, 30, 28, 2)]);
    expect(told.map(({ path }) => path.join('.'))).toEqual(['0.pending']);
  });

  it('are not found in a year that the months do not cover', () => {
    expect(contradictions(all, [year('2022–23', 7, 2, 2, 7)])).toEqual([]);
    expect(contradictions(monthsFrom('2024-09', 3), [year('2023–24', 7, 2, 2, 7)])).toEqual([]);
  });
});

it('reports a missing month, but not its year, and turns the hyphen of a year into a dash', () => {
  const row = { carriedForward: 0, received: 0, resolved: 0, pending: 0 };
  const read = (months: string[], years: object[]) =>
    complaintsSchema.safeParse({
      month: months.at(-1),
      sources: ['Directly from Investors', 'SEBI (SCORES)', 'Other Sources'].map((from) => ({
        ...{ from, ...row },
        pendingOverThreeMonths: 0,
      })),
      months: months.map((month) => ({ month, ...row })),
      years,
    });
  expect(read(['2025-04'], [{ year: '2024-25', ...row }]).data?.years[0]?.year).toBe('2024–25');
  const years = [{ year: '2025–26', ...row, received: 1, resolved: 1 }];
  const issues = read(['2025-04', '2025-06'], years).error?.issues;
  expect(issues?.map(({ path }) => path.join('.'))).toEqual(['months.1.month']);
});
