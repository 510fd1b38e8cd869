/** Milliseconds in a day in UTC, where all days have the same length. */
export const DAY_MS = 86_400_000;
