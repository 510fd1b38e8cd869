import { monthsOf } from '../../src/components/examples/months.ts';
import type { Months } from '../../src/lib/returns/record.ts';

/** A number of months with a return of 1% each. */
export const steadyMonths = (count: number, first = '2020-04'): Months => monthsOf(first, Array<number>(count).fill(1));
