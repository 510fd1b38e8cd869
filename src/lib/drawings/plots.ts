import { counted, formatNumber, formatPercent } from '../format.ts';
import { palette } from './palette.ts';
import { breakEven, grown, inventedPrices, movingAverage, stretchesBelow } from './arithmetic.ts';
import { area, dot, drawingOf, DRAWING_WIDTH, line, type Lettering, text, trace } from './marks.ts';
import type { Point } from './smooth-path.ts';

/** Drawings with axes, for papers. */

const { ink, foam, laterite, lagoon: water, shallow, shoal, slate: muted, 'laterite-deep': accent } = palette;

type Range = readonly [least: number, most: number];

/** The mapping of values to points, and the axes (left and bottom) with their names. @param beside room at the right */
function plot(height: number, [x0, x1]: Range, [y0, y1]: Range, up: string, across: string, beside = 96) {
  const [left, right, top, bottom] = [6, DRAWING_WIDTH - beside, 22, height - 24];
  const at = (x: number, y: number): Point => [
    left + ((x - x0) / (x1 - x0)) * (right - left),
    bottom - ((y - y0) / (y1 - y0)) * (bottom - top),
  ];
  const frame = [
    trace([at(x0, y1), at(x0, y0), at(x1, y0)], ink, { width: 0.9 }),
    text(up, left, top - 12.4, { fill: muted }),
    text(across, right, bottom + 12.6, { side: 'right', fill: muted }),
  ];
  /** Words to the right of the plot, at the height of a value. */
  const beyond = (words: string, value: number, style: Pick<Lettering, 'fill' | 'bold'>) =>
    text(words, right + 8, at(0, value)[1] - 0.4, style);
  return { at, frame, beyond, left, top, bottom };
}

/** Number of segments in a curve. */
const SEGMENTS = 60;

/** Points of a function between two values of x. */
const along = (at: (x: number, y: number) => Point, from: number, to: number, value: (x: number) => number) =>
  Array.from({ length: SEGMENTS + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / SEGMENTS;
    return at(x, value(x));
  });

/** Income and cost against the use of capacity, in percent of the income at full use. */
export function breakEvenChart(fixed: number, variable: number) {
  const meets = breakEven(fixed, variable);
  const { at, frame, beyond, left, bottom } = plot(214, [0, 100], [0, 104], 'Income and cost', 'Share of beds in use');
  const full = fixed + variable * 100;
  const [x, y] = at(meets, meets);
  return drawingOf(214, [
    area([[x, y], at(100, 100), at(100, full)], shallow, 0.35),
    area([at(0, 0), [x, y], at(0, fixed)], laterite, 0.14),
    trace([at(0, fixed), at(100, full)], muted, { width: 1.8 }),
    trace([at(0, 0), at(100, 100)], water, { width: 2 }),
    trace([[x, y], at(meets, 0)], muted, { width: 0.8, dash: '3 3' }),
    dot(x, y, laterite, 3.2),
    ...frame,
    text(formatPercent(Math.round(meets)), x, bottom + 12.6, { side: 'center', bold: true }),
    beyond('Income', 100, { bold: true, fill: water }),
    beyond('Cost', full, { bold: true, fill: muted }),
    text('Fixed cost', left + 8, at(0, fixed)[1] - 11.4, { fill: muted }),
  ]);
}

/** The growth of 100 over a number of years at several steady rates, in percent. */
export function compounding(rates: readonly number[], years: number) {
  const most = grown(Math.max(...rates), years);
  const across = `after ${counted(years, 'year')}`;
  const { at, frame, bottom } = plot(220, [0, years], [0, most * 1.04], '100 becomes', across, 92);
  const curves = rates.flatMap((rate, index) => {
    const end = grown(rate, years);
    const [x, y] = at(years, end);
    const curve = along(at, 0, years, (year) => grown(rate, year));
    return [
      trace(curve, [shallow, water, laterite][index % 3] ?? water, { width: 2 }),
      text(`${formatPercent(rate)} a year: ${formatNumber(Math.round(end))}`, x + 6, y, { bold: true }),
    ];
  });
  // There is no room for the last next to the label of the axis.
  const ticks = Array.from({ length: Math.floor((years - 1) / 5) }, (_, index) => 5 * (index + 1)).slice(0, -1);
  const marks = ticks.flatMap((year) => {
    const [x] = at(year, 0);
    return [
      line(x, bottom, x, bottom + 4, ink, { width: 0.9 }),
      text(String(year), x, bottom + 12.6, { side: 'center', fill: muted }),
    ];
  });
  return drawingOf(220, [...curves, ...frame, ...marks]);
}

/** How a high return on capital fades, with a moat and without. A sketch without a scale. */
export function fade() {
  const { at, frame, beyond } = plot(184, [0, 10], [0, 10], 'Return on capital', 'Years', 132);
  const falling = (pace: number) => along(at, 0, 10, (year) => 3 + 6 * Math.exp(-pace * year));
  const [held, lost] = [falling(0.045), falling(0.52)];
  return drawingOf(184, [
    area([...held, ...lost.toReversed()], foam, 0.7),
    trace([at(0, 3), at(10, 3)], muted, { width: 1, dash: '4 3' }),
    trace(lost, shoal, { width: 2 }),
    trace(held, laterite, { width: 2.2 }),
    ...frame,
    beyond('With a moat', 6.7, { bold: true, fill: accent }),
    beyond('What the moat is worth', 4.95, { fill: muted }),
    beyond('Without one', 3.8, { bold: true, fill: water }),
    beyond('Cost of the capital', 2.55, { fill: muted }),
  ]);
}

/** A price and its moving average; days on which the price is below it are shaded. */
export function averaged(days: number) {
  const all = inventedPrices();
  const average = movingAverage(all, days);
  const prices = all.slice(days).map((price, index) => ({ price, mean: average[index + days] ?? price }));
  const values = prices.flatMap(({ price, mean }) => [price, mean]);
  const between = [Math.min(...values) * 0.97, Math.max(...values) * 1.02] as const;
  const { at, frame, beyond } = plot(184, [0, prices.length - 1], between, 'Price (invented)', 'Days', 112);
  const curve = (name: 'price' | 'mean') => prices.map((day, index) => at(index, day[name]));
  const [price, mean] = [curve('price'), curve('mean')];
  const last = prices.at(-1) ?? { price: 0, mean: 0 };
  // One shape per stretch: adjacent shapes would show seams.
  const below = stretchesBelow(prices).map(([first, end]) =>
    area([...mean.slice(first, end + 1), ...price.slice(first, end + 1).toReversed()], laterite, 0.22),
  );
  return drawingOf(184, [
    ...below,
    trace(mean, laterite, { width: 1.8 }),
    trace(price, water, { width: 1.2 }),
    ...frame,
    beyond('Price', last.price, { bold: true, fill: water }),
    beyond(`${days}-day average`, last.mean, { bold: true, fill: accent }),
  ]);
}

/** A business from start to maturity, as an S-curve; the chosen stages are highlighted. A sketch without a scale. */
export function stages(labels: readonly string[], chosen: readonly string[]) {
  const count = labels.length;
  const { at, frame, top, bottom } = plot(172, [0, count], [-0.06, 1.05], 'Size of the business', 'Time', 4);
  const size = (time: number) => 1 / (1 + Math.exp((-8 / count) * (time - count / 2)));
  const parts = labels.flatMap((label, index) => {
    const isChosen = chosen.includes(label);
    const fill = isChosen ? laterite : water;
    const [x, y] = at(index + 0.5, size(index + 0.5));
    const [edge] = at(index, 0);
    const place = index < count / 2 ? ({ part: 'bottom', by: -24.6 } as const) : ({ part: 'top', by: 24.6 } as const);
    return [
      index > 0 ? line(edge, top, edge, bottom, foam, { width: 0.8 }) : '',
      trace(along(at, index, index + 1, size), fill, { width: isChosen ? 3.2 : 2 }),
      dot(x, y, fill),
      text(label, x, y + place.by, { side: 'center', part: place.part, room: 90, bold: isChosen }),
    ];
  });
  return drawingOf(172, [...parts, ...frame]);
}
