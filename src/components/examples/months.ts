import { addMonths } from '../../lib/returns/months.ts';
import type { MonthReturn, Months } from '../../lib/returns/record.ts';

/** Consecutive months from the figures of the approach and of its benchmark, in percent. */
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
