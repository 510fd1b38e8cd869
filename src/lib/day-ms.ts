/** Milliseconds of a day in UTC, where none is longer or shorter. */
export const DAY_MS = 86_400_000;
