/** A point of two lines: a day, and the value of each; nothing where a line has no value on that day. */
export interface PlotPoint {
  /** Midnight UTC. */
  day: Date;
  net: number;
  benchmark: number;
}

/** Where a label of an axis stands, with its words. */
export interface Tick {
  /** In percent of the width, or in the unit of the height from the top. */
  at: number;
  value: number;
}

/** Geometry of two lines over time; widths run from 0 to 1000, heights from the top in the unit that was given. */
export interface Plot {
  /** SVG paths. */
  net: string;
  benchmark: string;
  /** The surface between the approach’s line and the base. */
  area: string;
  /** Values with a line across. */
  levels: readonly Tick[];
  /** Turns of the year that have room for their name, in percent of the width. */
  years: readonly Tick[];
  /** Height of the base: of zero or of the amount at the start. */
  base: number;
  /** Height of each line at its end. */
  ends: { net: number; benchmark: number };
  /** Where a point of the approach’s line lies: percent of the width, and height. */
  at: (index: number) => { x: number; y: number };
}

export const PLOT_WIDTH = 1000;

/** So many levels are about right. */
const LEVELS = 4;

/** A name of a year needs so much room on either side, in percent of the width. */
const ROOM = 26;

/** Round steps that divide a range into about so many: 1, 2 or 5 and zeros. */
export function niceStep(range: number, count = LEVELS): number {
  const rough = range / count || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((step) => step * power >= rough) ?? 10) * power;
}

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** Turns of the years between two days, far enough from both ends and from each other. */
function yearTicks(from: Date, to: Date): Tick[] {
  const span = to.getTime() - from.getTime() || 1;
  const first = from.getUTCFullYear() + 1;
  const count = Math.max(0, to.getUTCFullYear() - first + 1);
  const all = Array.from({ length: count }, (_, index): Tick => {
    const value = first + index;
    return { at: hundredth((100 * (Date.UTC(value, 0, 1) - from.getTime())) / span), value };
  });
  const fitting = all.filter(({ at }) => at >= ROOM && at <= 100 - ROOM);
  const every = Math.max(1, Math.ceil(fitting.length / 3));
  return fitting.filter((_, index) => index % every === 0);
}

/**
 * Draws two lines over time on one scale.
 *
 * @param points in order of time, at least two
 * @param base a value that the scale always reaches, where the surface ends: 0, or the amount at the start
 * @param height of the plot, in any unit
 * @param foot room that is left below the lowest point of the approach, in the unit of the height
 */
export function drawPlot(points: readonly PlotPoint[], base: number, height: number, foot = 0): Plot {
  const values = [base, ...points.flatMap(({ net, benchmark }) => [net, benchmark])];
  const step = niceStep(Math.max(...values) - Math.min(...values));
  const top = Math.ceil(hundredth(Math.max(...values) / step)) * step;
  const lowest = Math.floor(hundredth(Math.min(...values) / step)) * step;
  const least = Math.min(base, ...points.map(({ net }) => net));
  const isFull = ((least - lowest) / (top - lowest || 1)) * height < foot;
  const bottom = isFull ? lowest - step : lowest;
  const y = (value: number) => hundredth((height * (top - value)) / (top - bottom || 1));
  const [from, to] = [points[0]?.day ?? new Date(0), points.at(-1)?.day ?? new Date(0)];
  const span = to.getTime() - from.getTime() || 1;
  const x = (day: Date) => Math.round((PLOT_WIDTH * (day.getTime() - from.getTime())) / span);
  const path = (series: 'net' | 'benchmark') =>
    points.map(({ day, ...value }, index) => `${index === 0 ? 'M' : 'L'}${x(day)} ${y(value[series])}`).join('');
  const last = points.at(-1);
  const levels = Math.round((top - bottom) / step);
  return {
    net: path('net'),
    benchmark: path('benchmark'),
    area: `${path('net')}L${PLOT_WIDTH} ${y(base)}L0 ${y(base)}z`,
    levels: Array.from({ length: levels + 1 }, (_, index) => {
      const value = hundredth(bottom + index * step);
      return { at: y(value), value };
    }),
    years: yearTicks(from, to),
    base: y(base),
    ends: { net: y(last?.net ?? base), benchmark: y(last?.benchmark ?? base) },
    at: (index) => ({ x: x(points[index]?.day ?? from) / 10, y: y(points[index]?.net ?? base) }),
  };
}

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
