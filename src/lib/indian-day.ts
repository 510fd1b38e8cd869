import { DAY_MS } from './day-ms.ts';

/** How far Indian time is ahead of UTC: midnight in Kochi is 18:30 UTC. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The calendar day in India at a moment, as midnight UTC, like the dates in the content. */
export const indianDay = (moment: Date): Date => new Date(Math.floor((moment.getTime() + AHEAD_MS) / DAY_MS) * DAY_MS);
