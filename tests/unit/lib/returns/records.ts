import fc from 'fast-check';
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

/** Records whose every month has two figures of an arbitrary, the approach’s and its benchmark’s. */
export const recordsOf = (percent: fc.Arbitrary<number>, minLength = 1): fc.Arbitrary<Months> =>
  fc.array(fc.tuple(percent, percent), { minLength, maxLength: 80 }).map((rows) => {
    const [net, benchmark] = [0, 1].map((place) => rows.map((row) => row[place] ?? 0));
    return monthsOf('2019-02', net ?? [], benchmark);
  });

/** So many months from April 2020 of 1%. */
export const steadyMonths = (count: number, first = '2020-04'): Months => monthsOf(first, Array<number>(count).fill(1));
