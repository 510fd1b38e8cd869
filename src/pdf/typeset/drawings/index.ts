import { contours, waterDepths } from '../../../lib/contours.ts';
import { counted, formatNumber, formatPercent } from '../../../lib/format.ts';
import type { Block } from '../blocks.ts';
import {
  breakEven,
  cashDays,
  grown,
  inventedPrices,
  movingAverage,
  passedOn,
  riseNeeded,
  stretchesBelow,
} from './arithmetic.ts';
import type { Attributes } from '../../../mdx/table.ts';
import { chosenOf, labelsOf, numberOf, numbersOf } from './attributes.ts';

/** Several things beside or inside each other: fewer are no drawing, and more have no room. */
const severalLabels = (attributes: Attributes) => labelsOf(attributes, 'labels', { least: 2, most: 8 });

/**
 * Drawings that a paper may ask for by name, each with what drawings.typ or plots.typ of the templates draws it from;
 * content/README.md says what each needs.
 */
export const drawings: Readonly<Record<string, (attributes: Attributes) => object>> = {
  /** Income and cost against the use of capacity. Arithmetic: 100 of income at full use. */
  'break-even'(attributes) {
    const fixed = numberOf(attributes, 'fixed', { least: 0, most: 100 });
    const variable = numberOf(attributes, 'variable', { least: 0, most: 0.99 });
    const meets = breakEven(fixed, variable);
    if (meets > 100) throw new Error('never breaks even: lower fixed or variable.');
    return { fixed, variable, meets, words: formatPercent(Math.round(meets)) };
  },

  /** From buying material to being paid, in days: an arithmetic example. */
  'cash-cycle'(attributes) {
    const stock = numberOf(attributes, 'stock', { least: 1, most: 1000 });
    const customers = numberOf(attributes, 'customers', { least: 1, most: 1000 });
    const suppliers = numberOf(attributes, 'suppliers', { least: 0, most: 1000 });
    if (suppliers > stock + customers)
      throw new Error('needs suppliers of no more days than stock and customers together.');
    return { stock, customers, suppliers, own: cashDays(stock, customers, suppliers) };
  },

  /** Steps one after the other, the last in the colour of the heart. */
  chain: (attributes) => ({ labels: severalLabels(attributes) }),

  /** 100 growing at several steady rates: arithmetic, no market. */
  compounding(attributes) {
    const rates = numbersOf(attributes, 'rates', { least: 0, most: 100 });
    const years = numberOf(attributes, 'years', { least: 1, most: 100 });
    return {
      years,
      across: `after ${counted(years, 'year')}`,
      most: grown(Math.max(...rates), years),
      curves: rates.map((rate) => ({
        sums: Array.from({ length: 61 }, (_, part) => [(years * part) / 60, grown(rate, (years * part) / 60)]),
        words: `${formatPercent(rate)} a year: ${formatNumber(Math.round(grown(rate, years)))}`,
      })),
      // The last has no room beside the words of the axis.
      ticks: Array.from({ length: Math.floor((years - 1) / 5) }, (_, index) => 5 * (index + 1)).slice(0, -1),
    };
  },

  /** How a high return on capital goes the way of all returns, with a moat and without. A sketch without a scale. */
  fade: () => ({}),

  /** Four forces around a fifth: from above, the right, below and the left, the one in the middle last. */
  forces(attributes) {
    const labels = labelsOf(attributes);
    if (labels.length !== 5) throw new Error('needs five labels: four around, and the one in the middle last.');
    return { labels, figure: contours({ id: 'forces', rings: 4, heart: 190 }) };
  },

  /** Four fields: two kinds down, two kinds across, words in each, row by row; the chosen one stands out. */
  matrix(attributes) {
    const [across, down, labels] = ['across', 'down', 'labels'].map((name) => labelsOf(attributes, name));
    if (across?.length !== 2 || down?.length !== 2 || labels?.length !== 4)
      throw new Error('needs two labels across, two down, and four in the fields.');
    return { across, down, labels, chosen: chosenOf(attributes, labels) };
  },

  /** A moat from above: each source closes its own stretch of the water around the heart. */
  'moat-sources': (attributes) => ({
    labels: labelsOf(attributes),
    figure: contours({ id: 'moat-sources', rings: 1, heart: 210 }),
  }),

  /** A price and its moving average; the days on which the price is below are shaded. */
  'moving-average'(attributes) {
    const days = numberOf(attributes, 'days', { least: 1, most: 500 });
    const all = inventedPrices();
    const average = movingAverage(all, days);
    const prices = all.slice(days).map((price, index) => ({ price, mean: average[index + days] ?? price }));
    const values = prices.flatMap(({ price, mean }) => [price, mean]);
    const between = [Math.min(...values) * 0.97, Math.max(...values) * 1.02];
    return { days, prices, below: stretchesBelow(prices), between };
  },

  /** One contour inside the other, each with its words: what is left after every step of a choice, the last as the heart. */
  nested(attributes) {
    const labels = severalLabels(attributes);
    const rings = labels.length - 1;
    const figure = contours({ id: `nested ${String(labels.length)}`, rings, heart: 110 });
    return { labels, figure, depths: waterDepths(rings) };
  },

  /** What a price is made of before and after a dearer material, by how much of it customers pay: arithmetic. */
  'pass-through'(attributes) {
    const [material = 0, other = 0, rise = 0] = ['material', 'other', 'rise'].map((name) =>
      numberOf(attributes, name, { least: 0, most: 100 }),
    );
    if (material + other > 100) throw new Error('needs material and other of no more than the price of 100 together.');
    const cases = [
      { label: 'Before', ...passedOn(material, other, 0, 0) },
      { label: 'Nothing is passed on', ...passedOn(material, other, rise, 0) },
      { label: 'Half is passed on', ...passedOn(material, other, rise, 0.5) },
      { label: 'All is passed on', ...passedOn(material, other, rise, 1) },
    ];
    return {
      material,
      other,
      rows: cases.map(({ label, price, margin, ...costs }) => ({
        label,
        price,
        parts: [costs.material, costs.other, margin].map((value) => [value, formatNumber(value)]),
        margin: `margin ${formatPercent(Math.round((1000 * margin) / price) / 10)}`,
      })),
    };
  },

  /** Falls, and beside each the rise that makes up for it: arithmetic. */
  recovery: (attributes) => ({
    rows: numbersOf(attributes, 'falls', { least: 1, most: 99 }).map((fall) => ({
      fall,
      fallen: `−${formatPercent(fall)}`,
      rise: riseNeeded(fall),
      risen: `+${formatPercent(Math.round(riseNeeded(fall) * 10) / 10)}`,
    })),
  }),

  /** A business from its beginnings to its maturity, as an S; one of the stages is marked. A sketch without a scale. */
  stages(attributes) {
    const labels = severalLabels(attributes);
    return { labels, chosen: chosenOf(attributes, labels) };
  },
};

/**
 * A drawing with its words. `alt` says what it shows to those who cannot see it, `caption` stands below.
 *
 * @throws words for the writer when there is no such drawing, or when it lacks something
 */
export function drawing(name: string, attributes: Attributes): Block {
  const draw = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (draw === undefined)
    throw new Error(`there is no drawing “${name}”. There are: ${Object.keys(drawings).join(', ')}.`);
  const { alt = '', caption = '' } = attributes;
  if (alt === '' || caption === '') throw new Error(`the drawing “${name}” needs alt="…" and caption="…".`);
  return { is: 'figure', drawing: name, data: draw(attributes), alt, caption: [caption], floats: true };
}
