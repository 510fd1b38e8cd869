import { addMonths } from '../../lib/returns/months.ts';
import { asMonths, type Months } from '../../lib/returns/record.ts';

/** Consecutive months from the figures of the approach and of its benchmark, in percent. */
export function monthsOf(first: string, net: readonly number[], benchmark: readonly number[] = net): Months {
  const months = asMonths(
    net.map((value, index) => ({ month: addMonths(first, index), net: value, benchmark: benchmark[index] ?? 0 })),
  );
  if (months === undefined) throw new Error('A record has at least one month.');
  return months;
}
