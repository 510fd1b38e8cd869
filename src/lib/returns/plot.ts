import { roundAway } from '../round-away.ts';
import { niceStep, scaleOf, type Tick } from '../scale.ts';
import type { SeriesName } from './record.ts';

/** A point of two lines: a month-end, and the value of each. */
export interface PlotPoint {
  /** Midnight UTC. */
  day: Date;
  net: number;
  benchmark: number;
}

/** The turn of a year. */
interface YearTick extends Tick {
  /** Which drawings have room for its name: every one, wide ones alone, or none. */
  room: 'any' | 'wide' | 'none';
}

/** What lies between the approach’s line and another: a shape, of which only the part within the clip counts. */
interface Surface {
  /** SVG paths. */
  shape: string;
  clip: string;
}

/** Geometry of two lines over time: a month is 1 wide, heights run from the top in the unit that was given. */
export interface Plot {
  /** Months from the first point to the last. */
  width: number;
  /** SVG paths. */
  net: string;
  benchmark: string;
  /** Where the approach’s line lies above the other, and where below; nothing where it never does. */
  above: Surface | undefined;
  below: Surface | undefined;
  /** Values with a line across. */
  levels: readonly Tick[];
  years: readonly YearTick[];
  /** Height of the base: of zero or of the amount at the start. */
  base: number;
  /** Height of each line at its end. */
  ends: { net: number; benchmark: number };
  /** Where a point of a line lies: percent of the width, and height. */
  at: (index: number, series?: SeriesName) => { x: number; y: number };
}

/** What is to be drawn. */
export interface PlotOrder {
  /** In order of time, at least two. */
  points: readonly PlotPoint[];
  /** A value that the scale always reaches: 0, or the amount at the start. */
  base: number;
  /** What the surfaces lie between, beside the approach’s line. */
  against: 'benchmark' | 'base';
  /** Of the plot, in any unit. */
  height: number;
  /** Height of words that `wordsBelow` places below the lowest point of the approach: room is left for them. */
  foot?: number;
}

/** Room that the name of a year needs on either side, in percent of the width: in any drawing, and in a wide one. */
const [ROOM, WIDE_ROOM] = [26, 16];

/** So far apart are the names of years in a wide drawing, in percent of the width. */
const APART = 8;

/** A value in steps of the scale, without what a double adds of its own and so closely that no line leaves the plot. */
const inSteps = (value: number, step: number) => Number((value / step).toPrecision(12));

/** Months from one month-end to another. */
const monthsBetween = (from: Date, to: Date) =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();

/** Turns of the years between two month-ends, with the room for their names. */
function yearTicks(from: Date, months: number): YearTick[] {
  const december = 11 - from.getUTCMonth();
  const count = Math.floor((months - december) / 12) + 1;
  const all = Array.from({ length: Math.max(0, count) }, (_, index) => ({
    at: roundAway((100 * (december + 12 * index)) / (months || 1)),
    value: from.getUTCFullYear() + 1 + index,
  }));
  const every = Math.ceil(APART / (1200 / (months || 1)));
  const fits = ({ at }: Tick, room: number) => at >= room && at <= 100 - room;
  const middle = all.filter((tick, index) => index % every === 0 && fits(tick, ROOM));
  const few = Math.max(1, Math.ceil(middle.length / 2));
  return all.map((tick, index) => {
    const place = middle.indexOf(tick);
    if (place >= 0 && place % few === 0) return { ...tick, room: 'any' };
    return { ...tick, room: fits(tick, WIDE_ROOM) && index % every === 0 ? 'wide' : 'none' };
  });
}

/** A line as an SVG path, each point from the one before it, so that pages stay small. */
function pathOf(points: readonly [x: number, y: number][]): string {
  const steps = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [0, 0];
    return `${x - beforeX} ${y - beforeY}`;
  });
  const [[x, y] = [0, 0]] = points;
  return `M${x} ${y}${steps.length > 0 ? 'l' : ''}${steps.join(' ')}`;
}

/** The lowest level of a scale that leaves room for words below a point: above the base, or else below both. */
function bottomFor({
  top,
  lowest,
  step,
  height,
  base,
  least,
  foot,
}: Pick<Required<PlotOrder>, 'height' | 'base' | 'foot'> &
  Record<'top' | 'lowest' | 'step' | 'least', number>): number {
  let bottom = lowest;
  const high = (value: number) => (height * value) / (top - bottom || 1);
  // A pixel more, as heights are rounded.
  while (high(least - base) < foot + 1 && high(Math.min(base, least) - bottom) < foot) bottom -= step;
  return bottom;
}

/** Draws two lines over time on one scale. */
export function drawPlot({ points, base, against, height, foot = 0 }: PlotOrder): Plot {
  const values = [base, ...points.flatMap(({ net, benchmark }) => [net, benchmark])];
  const step = niceStep(Math.max(...values) - Math.min(...values));
  const top = Math.ceil(inSteps(Math.max(...values), step)) * step;
  const lowest = Math.floor(inSteps(Math.min(...values), step)) * step;
  const least = Math.min(...points.map(({ net }) => net));
  const bottom = bottomFor({ top, lowest, step, height, base, least, foot });
  const y = (value: number) => Math.round((height * (top - value)) / (top - bottom || 1));
  const from = points[0]?.day ?? new Date(0);
  const x = (day: Date) => monthsBetween(from, day);
  const last = points.at(-1);
  const width = x(last?.day ?? from);
  const line = (series: SeriesName) => pathOf(points.map(({ day, ...value }) => [x(day), y(value[series])]));
  const net = line('net');
  const other = against === 'base' ? `M0 ${y(base)}H${width}` : line('benchmark');
  const gaps = points.map((point) => point.net - (against === 'base' ? base : point.benchmark));
  const [toTop, toBottom] = ['V0H0z', `V${height}H0z`];
  return {
    width,
    net,
    benchmark: line('benchmark'),
    above: gaps.some((gap) => gap > 0) ? { shape: `${net}${toBottom}`, clip: `${other}${toTop}` } : undefined,
    below: gaps.some((gap) => gap < 0) ? { shape: `${net}${toTop}`, clip: `${other}${toBottom}` } : undefined,
    levels: scaleOf(bottom, step, Math.round((top - bottom) / step)).map((value) => ({ at: y(value), value })),
    years: yearTicks(from, width),
    base: y(base),
    ends: { net: y(last?.net ?? base), benchmark: y(last?.benchmark ?? base) },
    at: (index, series = 'net') => ({
      x: roundAway((100 * x(points[index]?.day ?? from)) / (width || 1)),
      y: y(points[index]?.[series] ?? base),
    }),
  };
}

/**
 * Where the words below a point begin: at the point, or at the base where that would strike them through.
 * @param size height of the words
 */
export const wordsBelow = (at: number, base: number, size: number) => (base > at && base <= at + size ? base : at);

/** Moves two labels apart until they do not meet, and keeps both within the height. */
export function apart(ends: Plot['ends'], distance: number, height: number): Plot['ends'] {
  const gap = ends.benchmark - ends.net;
  const push = Math.max(0, distance - Math.abs(gap)) / 2;
  const isBelow = gap >= 0;
  const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  const upper = within(Math.min(ends.net, ends.benchmark) - push, 0, height - distance);
  const lower = within(Math.max(ends.net, ends.benchmark) + push, upper + distance, height);
  return isBelow ? { net: upper, benchmark: lower } : { net: lower, benchmark: upper };
}
