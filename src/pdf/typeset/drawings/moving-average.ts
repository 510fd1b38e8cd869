import { palette } from '../../../lib/palette.ts';
import { seededRandom } from '../../../lib/random.ts';
import { type Attributes, numberOf } from './attributes.ts';
import { plot } from './axes.ts';
import { type Drawing, fill, type Point, say, stroke, svg } from './svg.ts';

const DAYS = 640;

/** Invented prices of one share on so many days: a rise, a long fall, a second rise. The same on every day of making. */
function inventedPrices(): number[] {
  const random = seededRandom('an invented price');
  const prices = [100];
  for (let day = 1; day < DAYS; day += 1) {
    const trend = day < 300 ? 0.0016 : day < 470 ? -0.0024 : 0.0028;
    prices.push((prices.at(-1) ?? 100) * (1 + trend + 0.022 * (random() - 0.5)));
  }
  return prices;
}

/** The mean of the last `days` values up to each place, or of as many as there are. */
export const movingAverage = (values: readonly number[], days: number): number[] =>
  values.map((_, index) => {
    const window = values.slice(Math.max(0, index + 1 - days), index + 1);
    return window.reduce((sum, value) => sum + value, 0) / window.length;
  });

interface Day {
  price: number;
  mean: number;
}

/** First and last index of each run of days on which the price is below its average. */
export function stretchesBelow(days: readonly Day[]): [first: number, last: number][] {
  return days.reduce<[number, number][]>((stretches, { price, mean }, index) => {
    if (price >= mean) return stretches;
    const last = stretches.at(-1);
    if (last?.[1] === index - 1) last[1] = index;
    else stretches.push([index, index]);
    return stretches;
  }, []);
}

/** A price and its moving average; the days on which the price is below are shaded. */
export function movingAverageDrawing(attributes: Attributes): Drawing {
  const days = numberOf(attributes, 'days', { least: 1, most: 500 });
  const prices = inventedPrices();
  const average = movingAverage(prices, days);
  const shown = prices.slice(days).map((price, index) => ({ price, mean: average[index + days] ?? price }));
  const all = shown.flatMap(({ price, mean }) => [price, mean]);
  const axes = plot({
    height: 184,
    x: [0, shown.length - 1],
    y: [Math.min(...all) * 0.97, Math.max(...all) * 1.02],
    up: 'Price (invented)',
    across: 'Days',
    right: 112,
  });
  const line = (value: (point: Day) => number): Point[] => shown.map((point, index) => axes.at(index, value(point)));
  const last = shown.at(-1) ?? { price: 0, mean: 0 };
  // One shape a stretch: neighbouring shapes would show their seams.
  const shade = stretchesBelow(shown).map(([first, end]) => {
    const stretch = shown.slice(first, end + 1);
    const edge = (value: (point: Day) => number) => stretch.map((point, index) => axes.at(first + index, value(point)));
    return fill([...edge(({ mean }) => mean), ...edge(({ price }) => price).toReversed()], palette.laterite, 0.22);
  });
  const beside = (value: number) => axes.at(0, value)[1] + 3;
  return svg(
    184,
    shade.join('') +
      stroke(
        line(({ mean }) => mean),
        palette.laterite,
        1.8,
      ) +
      stroke(
        line(({ price }) => price),
        palette.lagoon,
        1.2,
      ) +
      axes.frame +
      say('Price', axes.right + 8, beside(last.price), { bold: true, colour: palette.lagoon }) +
      say(`${String(days)}-day average`, axes.right + 8, beside(last.mean), {
        bold: true,
        colour: palette['laterite-deep'],
      }),
  );
}
