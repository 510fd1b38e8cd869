import { DAY_MS } from './day-ms.ts';

/** How far India's clock is ahead of UTC: midnight in Kochi is half past six in the evening. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The calendar day in India at a moment, as midnight UTC, as dates of the content are. */
export const indianDay = (moment: Date): Date => new Date(Math.floor((moment.getTime() + AHEAD_MS) / DAY_MS) * DAY_MS);
