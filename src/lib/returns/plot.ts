import { roundHalfAway } from '../round-half-away.ts';
import { niceStep, scaleOf, type Tick } from '../drawings/scale.ts';
import type { SeriesName } from './record.ts';

/** A month-end, with the values of both lines. */
export interface PlotPoint {
  /** Midnight UTC. */
  day: Date;
  net: number;
  benchmark: number;
}

/** The turn of a year. */
interface YearTick extends Tick {
  /** Which drawings have room for its label: all, only wide ones, or none. */
  room: 'any' | 'wide' | 'none';
}

/** The area between the approach’s line and another: a shape, to be clipped by `clip`. */
interface Surface {
  /** SVG paths. */
  shape: string;
  clip: string;
}

/** Geometry of two lines over time: a month is 1 wide; heights are from the top, in the given unit. */
export interface Plot {
  /** Months from the beginning to the last point. */
  width: number;
  /** SVG paths. */
  net: string;
  benchmark: string;
  /** The areas where the approach’s line is above and below the other; undefined if there are none. */
  above: Surface | undefined;
  below: Surface | undefined;
  /** Values with a horizontal grid line. */
  levels: readonly Tick[];
  years: readonly YearTick[];
  /** Height of the base: zero or the amount at the start. */
  base: number;
  /** Height of each line at its end. */
  ends: { net: number; benchmark: number };
  /** Top of the words below a point; undefined if there are none. */
  wordsTop: number | undefined;
  /** Position of a point on a line: percent of the width, and height. */
  at: (index: number, series?: SeriesName) => { x: number; y: number };
}

/** What to plot, and how. */
export interface PlotOptions {
  /** In order of time, at least two. */
  points: readonly PlotPoint[];
  /** A value that the scale always includes: 0, or the amount at the start. */
  base: number;
  /** What the approach’s line is compared with; the surfaces are between the two. */
  against: 'benchmark' | 'base';
  /** Height of the plot, in any unit. */
  height: number;
  /** What the axes include besides, so that several drawings have the same: the first day, and values of both lines. */
  frame?: { from: Date; values: readonly number[] } | undefined;
  /** Words below a point of the approach’s line: the point’s index, and the height to reserve for them. */
  words?: { index: number; height: number } | undefined;
}

/** Room that a year’s label needs on either side, in percent of the width: in any drawing, and in a wide one. */
const [ROOM, WIDE_ROOM] = [26, 16];

/** Minimum distance between the labels of years in a wide drawing, in percent of the width. */
const MIN_DISTANCE = 8;

/** How far words reach to either side of their point, as a share of the width. */
const WORDS_REACH = 0.2;

/** A value in steps of the scale, without rounding errors but precise enough to keep every line within the plot. */
const inSteps = (value: number, step: number) => Number((value / step).toPrecision(12));

/** Months from one month-end to another. */
const monthsBetween = (from: Date, to: Date) =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();

/** Turns of the year within a number of months, each with the room for its label. */
function yearTicks(from: Date, months: number): YearTick[] {
  const december = 11 - from.getUTCMonth();
  const count = Math.floor((months - december) / 12) + 1;
  const all = Array.from({ length: Math.max(0, count) }, (_, index) => ({
    at: roundHalfAway((100 * (december + 12 * index)) / (months || 1)),
    value: from.getUTCFullYear() + 1 + index,
  }));
  const every = Math.ceil(MIN_DISTANCE / (1200 / (months || 1)));
  const fits = ({ at }: Tick, room: number) => at >= room && at <= 100 - room;
  const middle = all.filter((tick, index) => index % every === 0 && fits(tick, ROOM));
  const few = Math.max(1, Math.ceil(middle.length / 2));
  return all.map((tick, index) => {
    const place = middle.indexOf(tick);
    if (place >= 0 && place % few === 0) return { ...tick, room: 'any' };
    return { ...tick, room: fits(tick, WIDE_ROOM) && index % every === 0 ? 'wide' : 'none' };
  });
}

/** A line as an SVG path in relative coordinates, to keep pages small. */
function pathOf(points: readonly [x: number, y: number][]): string {
  const steps = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [0, 0];
    return `${x - beforeX} ${y - beforeY}`;
  });
  const [[x, y] = [0, 0]] = points;
  return `M${x} ${y}${steps.length > 0 ? 'l' : ''}${steps.join(' ')}`;
}

/** The heights of the base, and of the benchmark’s line as far as words at a point reach, which could cross them. */
function crossing({ points, base, words }: PlotOptions, y: (value: number) => number): number[] {
  const reach = WORDS_REACH * points.length;
  const isBeside = (index: number) => words !== undefined && Math.abs(index - words.index) <= reach;
  return [base, ...points.flatMap(({ benchmark }, index) => (isBeside(index) ? [benchmark] : []))].map(y);
}

/**
 * Top of the words below a point: the point itself, or the lowest line that would otherwise cross the words.
 * @param lines heights of lines
 * @param size height of the words
 */
export const wordsBelow = (at: number, lines: readonly number[], size: number): number =>
  lines.toSorted((a, b) => a - b).reduce((top, line) => (line > top && line <= top + size ? line : top), at);

/** Draws two lines over time on one scale. */
export function drawPlot(options: PlotOptions): Plot {
  const { points, base, against, height, frame, words } = options;
  const values = [base, ...(frame?.values ?? []), ...points.flatMap(({ net, benchmark }) => [net, benchmark])];
  const step = niceStep(Math.max(...values) - Math.min(...values));
  const top = Math.ceil(inSteps(Math.max(...values), step)) * step;
  const lowest = Math.floor(inSteps(Math.min(...values), step)) * step;
  let bottom = lowest;
  const y = (value: number) => Math.round((height * (top - value)) / (top - bottom || 1));
  const wordsTop = () => words && wordsBelow(y(points[words.index]?.net ?? base), crossing(options, y), words.height);
  // A lower scale leaves room for the words.
  while (words && (wordsTop() ?? 0) + words.height > height) bottom -= step;
  const first = points[0]?.day ?? new Date(0);
  const from = frame?.from ?? first;
  const x = (day: Date) => monthsBetween(from, day);
  const last = points.at(-1);
  const width = x(last?.day ?? from);
  const line = (series: SeriesName) => pathOf(points.map(({ day, ...value }) => [x(day), y(value[series])]));
  const net = line('net');
  const other = against === 'base' ? `M${x(first)} ${y(base)}H${width}` : line('benchmark');
  const gaps = points.map((point) => point.net - (against === 'base' ? base : point.benchmark));
  const [toTop, toBottom] = [`V0H${x(first)}z`, `V${height}H${x(first)}z`];
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
    wordsTop: wordsTop(),
    at: (index, series = 'net') => ({
      x: roundHalfAway((100 * x(points[index]?.day ?? from)) / (width || 1)),
      y: y(points[index]?.[series] ?? base),
    }),
  };
}

/** Moves two labels apart until they no longer overlap, and keeps both within the height. */
export function separateLabels(ends: Plot['ends'], distance: number, height: number): Plot['ends'] {
  const gap = ends.benchmark - ends.net;
  const push = Math.max(0, distance - Math.abs(gap)) / 2;
  const isBelow = gap >= 0;
  const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  const upper = within(Math.min(ends.net, ends.benchmark) - push, 0, height - distance);
  const lower = within(Math.max(ends.net, ends.benchmark) + push, upper + distance, height);
  return isBelow ? { net: upper, benchmark: lower } : { net: lower, benchmark: upper };
}
