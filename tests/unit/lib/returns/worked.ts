import { addMonths } from '../../../../src/lib/returns/months.ts';
import type { MonthReturn, Months } from '../../../../src/lib/returns/record.ts';

/** Months in a row from their figures. */
export function monthsOf(first: string, net: readonly number[], benchmark: readonly number[] = net): Months {
  const rows = net.map((value, index): MonthReturn => ({
    month: addMonths(first, index),
    net: value,
    benchmark: benchmark[index] ?? 0,
  }));
  const [one, ...more] = rows;
  if (one === undefined) throw new Error('A record has at least one month.');
  return [one, ...more];
}

/** The worked record: April 2024 to September 2025, behind its benchmark. */
export const worked = monthsOf(
  '2024-04',
  [1.8, -0.6, 5.2, 3.1, 1.4, 2.6, -5.8, -1.2, -3.4, -7.1, -6.5, 6.9, 4.2, 3.6, 2.9, -2.4, -1.1, 1.7],
  [1.2, -0.3, 6.1, 3.9, 0.9, 2.1, -6.2, -0.3, -2.0, -3.5, -7.9, 7.3, 3.3, 3.5, 3.6, -2.8, -1.9, 1.3],
);
