/** Where a label of an axis stands, with its value. */
export interface Tick {
  /** In percent of the width, or in the unit of the height from the top. */
  at: number;
  value: number;
}

/** About how many levels a scale should have. */
const LEVELS = 4;

/** Round steps that divide a range into about so many levels: 1, 2 or 5 and zeros. */
export function niceStep(range: number): number {
  const rough = range / LEVELS || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((step) => step * power >= rough) ?? 10) * power;
}

/** The values of a scale, from its foot upwards, without what a double adds of its own and a label would show. */
export const scaleOf = (bottom: number, step: number, steps: number): number[] =>
  Array.from({ length: steps + 1 }, (_, index) => Number((bottom + index * step).toPrecision(12)));
