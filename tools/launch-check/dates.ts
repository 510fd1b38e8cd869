import { INDIA_AHEAD_MS } from '../../src/lib/held-back.ts';

const DAY_MS = 86_400_000;

/** The calendar day in India, as midnight UTC, as dates of the content are. */
export const indianDay = (now: Date) => new Date(Math.floor((now.getTime() + INDIA_AHEAD_MS) / DAY_MS) * DAY_MS);

/** Whole days from one day to a later one. */
export const daysBetween = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / DAY_MS);

/**
 * The month that must be published by now, if each is due by a day of the month after it: on 6 September with `dueDay` 7
 * it is still July, from the 7th on it is August. As `2025-08`.
 */
export function monthDue(today: Date, dueDay: number): string {
  const back = today.getUTCDate() < dueDay ? 2 : 1;
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
}
