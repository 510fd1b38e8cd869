import fc from 'fast-check';
import { monthsOf } from '../../../../src/components/examples/months.ts';
import type { Months } from '../../../../src/lib/returns/record.ts';

/** Arbitrary records with two figures in each month, the approach’s and its benchmark’s. */
export const recordsOf = (percent: fc.Arbitrary<number>, minLength = 1): fc.Arbitrary<Months> =>
  fc.array(fc.tuple(percent, percent), { minLength, maxLength: 80 }).map((rows) => {
    const [net, benchmark] = [0, 1].map((place) => rows.map((row) => row[place] ?? 0));
    return monthsOf('2019-02', net ?? [], benchmark);
  });
