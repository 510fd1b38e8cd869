/** Position of a label on an axis, with its value. */
export interface Tick {
  /** In percent of the width, or in the unit of the height from the top. */
  at: number;
  value: number;
}

/** Approximate number of levels on a scale. */
const LEVELS = 4;

/** A round step that divides a range into about that many levels: 1, 2 or 5 times a power of ten. */
export function niceStep(range: number): number {
  const rough = range / LEVELS || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((step) => step * power >= rough) ?? 10) * power;
}

/** The values of a scale from the bottom up, without rounding errors, which labels would show. */
export const scaleOf = (bottom: number, step: number, steps: number): number[] =>
  Array.from({ length: steps + 1 }, (_, index) => Number((bottom + index * step).toPrecision(12)));
