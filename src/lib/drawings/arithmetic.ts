import { seededRandom } from './random.ts';

/** Use of capacity, in percent, at which income of 1 per point covers fixed costs and the variable cost per point. */
export const breakEven = (fixed: number, variablePerPoint: number) => fixed / (1 - variablePerPoint);

/** Days for which a company’s own money is tied up: stock and customers’ credit, less its suppliers’ credit. */
export const cashDays = (stock: number, customers: number, suppliers: number) => stock + customers - suppliers;

/** What 100 becomes after a number of years at a steady rate in percent. */
export const grown = (ratePercent: number, years: number) => 100 * (1 + ratePercent / 100) ** years;

/** The rise, in percent, that recovers a fall in percent. */
export const riseNeeded = (fallPercent: number) => 100 * (1 / (1 - fallPercent / 100) - 1);

interface Split {
  price: number;
  material: number;
  other: number;
  /** What is left of the price. */
  margin: number;
}

/** A price of 100 after its material has become more expensive, with a share (0 to 1) of the rise passed on. */
export function passedOn(materialBefore: number, other: number, risePercent: number, share: number): Split {
  const rise = (materialBefore * risePercent) / 100;
  const [price, material] = [100 + rise * share, materialBefore + rise];
  return { price, material, other, margin: price - material - other };
}

const DAYS = 640;

/** Underlying daily gain of the price, as a fraction, before its random swings. */
function trendOn(day: number): number {
  if (day < 300) return 0.0016;
  return day < 470 ? -0.0024 : 0.0028;
}

/** Invented daily prices of one share: a rise, a long fall, a second rise. Seeded, so every build draws the same. */
export function inventedPrices(): number[] {
  const random = seededRandom('an invented price');
  const prices = [100];
  for (let day = 1; day < DAYS; day += 1) {
    prices.push((prices.at(-1) ?? 100) * (1 + trendOn(day) + 0.022 * (random() - 0.5)));
  }
  return prices;
}

/** The mean of the last `days` values up to each index, or of as many as there are. */
export const movingAverage = (values: readonly number[], days: number): number[] =>
  values.map((_, index) => {
    const window = values.slice(Math.max(0, index + 1 - days), index + 1);
    return window.reduce((sum, value) => sum + value, 0) / window.length;
  });

/** First and last index of each run of days on which the price is below its average. */
export function stretchesBelow(days: readonly { price: number; mean: number }[]): [first: number, last: number][] {
  const stretches: [first: number, last: number][] = [];
  for (const [index, { price, mean }] of days.entries()) {
    if (price >= mean) continue;
    const stretch = stretches.at(-1);
    if (stretch?.[1] === index - 1) stretch[1] = index;
    else stretches.push([index, index]);
  }
  return stretches;
}
