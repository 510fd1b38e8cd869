import { roundHalfAway } from '../round-half-away.ts';
import type { Row } from './outcome.ts';

/** A bar of a column: its top edge, in px from the top of the drawing, and its height in px. */
export interface Bar {
  y: number;
  height: number;
}

/** Position of a year’s column. */
export interface YearPlace {
  year: number;
  /** Left edge in percent of the drawing’s width. */
  x: number;
  /** Middle in percent of the drawing’s width, for the name of the year. */
  middle: number;
  /** Whether the year is named below: if there are many, only some are, so that the names do not collide. */
  isNamed: boolean;
}

interface FeeColumn extends YearPlace {
  /** Closing NAV; below the zero line if the fees have exceeded the value. */
  nav: Bar;
  /** The fees of the year, on top of the NAV. */
  fees: Bar;
}

/** Geometry of the chart of a result. */
interface FeeDrawing {
  columns: readonly FeeColumn[];
  /** Width of every column in percent of the drawing’s width. */
  width: number;
  /** The zero line, in px from the top. */
  zero: number;
  /** The level of the initial capital, in px from the top. */
  start: number;
}

/** Fraction of its share of the width that a column fills. */
const FILLED = 0.7;
/** Maximum number of years that are named. */
const MAX_YEAR_LABELS = 10;

/** Positions of the columns for a number of years, and their width, all in percent of the drawing’s width. */
export function placeYears(years: number): { places: YearPlace[]; width: number } {
  const percent = (count: number) => roundHalfAway((100 * count) / years);
  return {
    places: Array.from({ length: years }, (_, index) => ({
      year: index + 1,
      x: percent(index + 0.5 - FILLED / 2),
      middle: percent(index + 0.5),
      isNamed: index % Math.ceil(years / MAX_YEAR_LABELS) === 0,
    })),
    width: percent(FILLED),
  };
}

/**
 * One column per year: the closing NAV, with the fees of the year on top.
 * @param capital at the start, in rupees; the scale includes it
 * @param height of the drawing in px, without the names of the years
 */
export function drawFees(rows: readonly Pick<Row, 'nav' | 'totalFees'>[], capital: number, height: number): FeeDrawing {
  const top = Math.max(capital, ...rows.map(({ nav, totalFees }) => nav + totalFees));
  const bottom = Math.min(0, ...rows.map(({ nav }) => nav));
  const y = (rupees: number) => Math.round((height * (top - rupees)) / (top - bottom || 1));
  const bar = (from: number, to: number): Bar => ({ y: y(Math.max(from, to)), height: Math.abs(y(from) - y(to)) });
  const { places, width } = placeYears(rows.length);
  return {
    columns: places.map((place, index) => {
      const { nav = 0, totalFees = 0 } = rows[index] ?? {};
      return { ...place, nav: bar(0, nav), fees: bar(Math.max(0, nav), Math.max(0, nav + totalFees)) };
    }),
    width,
    zero: y(0),
    start: y(capital),
  };
}
