import { daysBetween, startOf } from './months.ts';
import type { MonthReturn } from './record.ts';

/** Money that moves on a day: below zero what a client pays in, above what comes back or is there at the end. */
export interface CashFlow {
  /** Midnight UTC. */
  day: Date;
  /** In rupees. */
  amount: number;
}

/** Rounds of halving: more than a double can tell apart. */
const ROUNDS = 200;

/** Furthest rates looked at, as logarithms of what a rupee becomes in a year. */
const FURTHEST = 50;

/**
 * Money-weighted return a year as a share (XIRR): the x for which Σ cash flow ÷ (1 + x)^(days ÷ 365) = 0.
 *
 * @returns nothing where no rate answers, as where money moves in one direction alone
 */
export function moneyWeighted(flows: readonly CashFlow[]): number | undefined {
  const [first] = flows;
  if (first === undefined) return undefined;
  const timed = flows.map(({ day, amount }) => ({ years: daysBetween(first.day, day) / 365, amount }));
  const worth = (rate: number) => timed.reduce((sum, { years, amount }) => sum + amount * Math.exp(-rate * years), 0);
  let [low, high] = [-0.05, 0.05];
  // What a double cannot hold makes the product no number, which is no change of sign either.
  while (!(worth(low) * worth(high) <= 0)) {
    if (high > FURTHEST) return undefined;
    [low, high] = [low * 2, high * 2];
  }
  const sign = Math.sign(worth(low));
  if (sign === 0 && worth(high) === 0) return undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(worth(middle)) === sign) low = middle;
    else high = middle;
  }
  return Math.expm1((low + high) / 2);
}

/** What payments into a record are worth at its end, in rupees; each is made at the end of a day before its months. */
export function worthAtEnd(months: readonly MonthReturn[], payments: readonly CashFlow[]): number {
  return payments.reduce(
    (sum, { day, amount }) =>
      sum +
      months.filter(({ month }) => startOf(month) >= day).reduce((value, { net }) => value * (1 + net / 100), amount),
    0,
  );
}
