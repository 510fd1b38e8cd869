/** Arithmetic with calendar days, which are dates at midnight UTC, where all days have the same length. */

const DAY_MS = 86_400_000;

/** How far Indian time is ahead of UTC: midnight in Kochi is 18:30 UTC. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The calendar day in India at a moment, like the dates in the content. */
export const indianDay = (moment: Date): Date => new Date(Math.floor((moment.getTime() + AHEAD_MS) / DAY_MS) * DAY_MS);

/** The day, or the moment, that is `count` days later. */
export const addDays = (day: Date, count: number): Date => new Date(day.getTime() + count * DAY_MS);

/** Days from one day to another. */
export const daysBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / DAY_MS);

/** The latest of several days; undefined if there is none. */
export function newest(days: readonly (Date | undefined)[]): Date | undefined {
  const times = days.flatMap((day) => (day ? [day.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
