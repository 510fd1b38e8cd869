import { addMonths } from './months.ts';
import type { CashFlow } from './money-weighted.ts';
import type { Months } from './record.ts';

/** Returns of an approach and of its benchmark in percent, from April 2024. Fictional. */
const [first, ...rest]: [net: number, benchmark: number][] = [
  [1.8, 1.2],
  [-0.6, -0.3],
  [5.2, 6.1],
  [3.1, 3.9],
  [1.4, 0.9],
  [2.6, 2.1],
  [-5.8, -6.2],
  [-1.2, -0.3],
  [-3.4, -2],
  [-7.1, -3.5],
  [-6.5, -7.9],
  [6.9, 7.3],
  [4.2, 3.3],
  [3.6, 3.5],
  [2.9, 3.6],
  [-2.4, -2.8],
  [-1.1, -1.9],
  [1.7, 1.3],
];

const START = '2024-04';

const row = ([net, benchmark]: [number, number], index: number) => ({ month: addMonths(START, index), net, benchmark });

/** A fictional record of eighteen months, behind its benchmark: the one that “Why my return differs” explains. */
export const workedMonths: Months = [row(first ?? [0, 0], 0), ...rest.map((pair, index) => row(pair, index + 1))];

/** A client who invested in two equal payments, in rupees. */
export const workedPayments: readonly CashFlow[] = [
  { day: new Date('2024-03-31T00:00:00Z'), amount: 5_000_000 },
  { day: new Date('2024-09-30T00:00:00Z'), amount: 5_000_000 },
];
