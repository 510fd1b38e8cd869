import { startOf } from './months.ts';
import { daysBetween } from '../days.ts';
import type { MonthReturn } from './record.ts';

/** A cash flow on a day: negative for payments in, positive for withdrawals and the final value. */
export interface CashFlow {
  /** Midnight UTC. */
  day: Date;
  /** In rupees. */
  amount: number;
}

/** Rounds of bisection: enough to exhaust the precision of a double. */
const MAX_ROUNDS = 200;

/** Most extreme rates searched, as logarithms of a rupee’s growth in a year. */
const MAX_LOG_GROWTH = 50;

/**
 * Yearly money-weighted return as a fraction (XIRR): the x for which Σ cash flow ÷ (1 + x)^(days ÷ 365) = 0.
 *
 * @returns undefined if no rate solves it, for instance because all cash flows have the same sign
 */
export function moneyWeighted(flows: readonly CashFlow[]): number | undefined {
  const [first] = flows;
  if (first === undefined) return undefined;
  const timed = flows.map(({ day, amount }) => ({ years: daysBetween(first.day, day) / 365, amount }));
  const worth = (rate: number) => timed.reduce((sum, { years, amount }) => sum + amount * Math.exp(-rate * years), 0);
  let [low, high] = [-0.05, 0.05];
  // If values overflow, the product may be NaN, which does not count as a change of sign.
  while (!(worth(low) * worth(high) <= 0)) {
    if (high > MAX_LOG_GROWTH) return undefined;
    [low, high] = [low * 2, high * 2];
  }
  const sign = Math.sign(worth(low));
  if (sign === 0 && worth(high) === 0) return undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(worth(middle)) === sign) low = middle;
    else high = middle;
  }
  return Math.expm1((low + high) / 2);
}

/** The value of payments at the end of a record, in rupees; each payment is made at the end of its day. */
export function worthAtEnd(months: readonly MonthReturn[], payments: readonly CashFlow[]): number {
  return payments.reduce(
    (sum, { day, amount }) =>
      sum +
      months.filter(({ month }) => startOf(month) >= day).reduce((value, { net }) => value * (1 + net / 100), amount),
    0,
  );
}
