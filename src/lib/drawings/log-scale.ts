import type { Range } from '../format.ts';

/** Where a value lies between two powers of ten, in percent of the way; both ends above zero, `low` below `high`. */
export const positionOnLogScale = (value: number, low: number, high: number) =>
  (100 * Math.log(value / low)) / Math.log(high / low);

/** The powers of ten from the last at or below `min` to the first at or above `max`. */
export function powersOfTenAround({ min, max }: Range): number[] {
  const first = Math.floor(Math.log10(min));
  // A range that is a single power of ten still needs two ends.
  const last = Math.max(Math.ceil(Math.log10(max)), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
}
