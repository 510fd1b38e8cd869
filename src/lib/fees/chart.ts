import { roundAway } from '../round-away.ts';
import type { Row } from './outcome.ts';

/** A bar of a column: where it begins and how high it is, in px from the top of the drawing. */
export interface Bar {
  y: number;
  height: number;
}

/** Where the column of a year stands. */
export interface YearPlace {
  year: number;
  /** Left edge in percent of the drawing's width. */
  x: number;
  /** Middle in percent of the drawing's width, for the name of the year. */
  middle: number;
  /** Whether the year is named below: of many only some, so that the names do not meet. */
  isNamed: boolean;
}

interface FeeColumn extends YearPlace {
  /** Closing NAV; below the line of zero where the fees have used up more than there was. */
  nav: Bar;
  /** The fees of the year, on top of what they left. */
  fees: Bar;
}

/** Geometry of the chart of a result. */
interface FeeDrawing {
  columns: readonly FeeColumn[];
  /** Width of every column in percent of the drawing's width. */
  width: number;
  /** Height at which nothing is left, in px from the top. */
  zero: number;
  /** Height of the capital at the start, in px from the top. */
  start: number;
}

/** How much of its share of the width a column fills. */
const FILLED = 0.7;
/** Greatest number of years that are named. */
const NAMED = 10;

/** Places for the columns of so many years, and how wide each is in percent of the drawing's width. */
export function placeYears(years: number): { places: YearPlace[]; width: number } {
  const percent = (count: number) => roundAway((100 * count) / years);
  return {
    places: Array.from({ length: years }, (_, index) => ({
      year: index + 1,
      x: percent(index + 0.5 - FILLED / 2),
      middle: percent(index + 0.5),
      isNamed: index % Math.ceil(years / NAMED) === 0,
    })),
    width: percent(FILLED),
  };
}

/**
 * A column a year: the closing NAV, and on it the fees of the year.
 * @param capital at the start, in rupees; the scale reaches it at least
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
