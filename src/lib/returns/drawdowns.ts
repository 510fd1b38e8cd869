import { growthOf } from './growth.ts';
import type { Months, SeriesName } from './record.ts';

/** How far a value was below its highest so far. */
interface DrawdownPoint {
  day: Date;
  /** A fraction, never above zero. */
  below: number;
}

/** Depths that differ by less are equal: doubles are no more precise. */
const TOLERANCE = 1e-12;

/** Fall from each peak, month by month, starting on the last day before the record. */
export function drawdownsOf(months: Months, series: SeriesName): DrawdownPoint[] {
  let peak = 0;
  return growthOf(months, series, 1).map(({ day, value }) => {
    peak = Math.max(peak, value);
    const below = value / peak - 1;
    // A peak that is regained exactly could be missed because of rounding errors.
    return { day, below: below > -TOLERANCE ? 0 : below };
  });
}

/** The deepest fall of a record. */
interface Fall {
  /** A fraction below zero. */
  depth: number;
  /** Last month-end before the fall at which the value was the highest so far. */
  peak: Date;
  trough: Date;
  /** Month-end at which the peak was reached again; undefined if it has not been. */
  regained: Date | undefined;
}

/** The deepest fall, the first of equals; undefined if the value never fell. */
export function deepestFall(months: Months, series: SeriesName): Fall | undefined {
  const points = drawdownsOf(months, series);
  const depth = Math.min(...points.map(({ below }) => below));
  const trough = points.findIndex(({ below }) => below < depth + TOLERANCE);
  const low = points[trough];
  if (low === undefined || depth >= 0) return undefined;
  const peak = points.slice(0, trough).findLast(({ below }) => below === 0);
  const regained = points.slice(trough).find(({ below }) => below === 0);
  return { depth, peak: peak?.day ?? low.day, trough: low.day, regained: regained?.day };
}

/** How far the value is below its peak at the end, as a fraction; zero at a peak. */
export const belowPeakAtEnd = (months: Months, series: SeriesName): number =>
  drawdownsOf(months, series).at(-1)?.below ?? 0;
