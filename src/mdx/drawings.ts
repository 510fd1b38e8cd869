import { breakEven } from '../lib/drawings/arithmetic.ts';
import {
  cashCycle,
  chain,
  forces,
  matrix,
  moatSources,
  nested,
  passThrough,
  recovery,
} from '../lib/drawings/diagrams.ts';
import type { Drawing } from '../lib/drawings/marks.ts';
import { averaged, breakEvenChart, compounding, fade, stages } from '../lib/drawings/plots.ts';

/** Reads an attribute as it was typed, '' if it is missing. @throws a message for the writer */
type Reader<Value = unknown> = (typed: string, name: string) => Value;

/** “A | B | C” → ['A', 'B', 'C']; twelve are the most that a drawing has room for. */
const labels =
  (least = 1, most = 12): Reader<string[]> =>
  (typed, name) => {
    const read = typed.split('|').map((label) => label.trim());
    if (read.includes('')) throw new Error(`needs ${name}="…", separated by bars: A | B.`);
    if (read.length < least || read.length > most)
      throw new Error(`needs ${least} to ${most} ${name}, separated by bars: A | B.`);
    return read;
  };

/** Several things beside or inside each other, which take two, and have room for eight. */
const several = labels(2, 8);

/** “8 12 16” → [8, 12, 16]. */
const numbers =
  (least: number, most: number): Reader<number[]> =>
  (typed, name) => {
    const words = typed.trim().split(/\s+/);
    if (!words.every((word) => /^-?\d+(\.\d+)?$/.test(word)))
      throw new Error(`needs ${name}="…" with numbers separated by spaces.`);
    const read = words.map(Number);
    if (read.some((value) => value < least || value > most))
      throw new Error(`needs ${name} between ${least} and ${most}.`);
    return read;
  };

const number =
  (least: number, most: number): Reader<number> =>
  (typed, name) => {
    const [value = 0, ...more] = numbers(least, most)(typed, name);
    if (more.length > 0) throw new Error(`needs one number as ${name}.`);
    return value;
  };

/** The days of a strategy’s moving average; the row has replaced the strategy’s name with them. */
const daysOf: Reader<number> = (typed, name) => {
  if (typed === '') throw new Error(`needs ${name}="…", a strategy or fund with movingAverageDays.`);
  return number(1, 500)(typed, 'movingAverageDays');
};

/** The labels to highlight. */
function chosenOf({ labels, chosen }: Record<'labels' | 'chosen', string[]>): string[] {
  const unknown = chosen.find((label) => !labels.includes(label));
  if (unknown !== undefined) throw new Error(`has no label “${unknown}”: write chosen exactly as in labels.`);
  return chosen;
}

/** A drawing: its name, the attributes that it takes with their readers, and the function that draws it. */
const drawing = <Takes extends Readonly<Record<string, Reader>>>(
  id: string,
  takes: Takes,
  draw: (it: { [Name in keyof Takes]: ReturnType<Takes[Name]> }) => Drawing,
) => ({
  id,
  takes: Object.keys(takes),
  /** @throws a message for the writer if something is missing */
  draw: (given: Readonly<Record<string, string | undefined>>): Drawing => {
    const read = Object.entries(takes).map(([name, reader]) => [name, reader(given[name] ?? '', name)]);
    return draw(Object.fromEntries(read) as Parameters<typeof draw>[0]);
  },
});

/** Drawings that a paper may use by name; content/README.md says what each needs. */
export const drawings = [
  drawing('fade', {}, fade),
  drawing('moat-sources', { labels: labels() }, (it) => moatSources(it.labels)),
  drawing('nested', { labels: several }, (it) => nested(it.labels)),
  drawing('chain', { labels: several }, (it) => chain(it.labels)),
  // In the order above, right, below, left, middle.
  drawing('forces', { labels: labels() }, (it) => {
    if (it.labels.length !== 5) throw new Error('needs five labels: four around, and the one in the middle last.');
    return forces(it.labels);
  }),
  drawing('stages', { labels: several, chosen: labels() }, (it) => stages(it.labels, chosenOf(it))),
  drawing('matrix', { labels: labels(), chosen: labels(), across: labels(), down: labels() }, (it) => {
    if (it.across.length !== 2 || it.down.length !== 2 || it.labels.length !== 4)
      throw new Error('needs two labels across, two down, and four in the fields.');
    return matrix(it.across, it.down, it.labels, chosenOf(it));
  }),
  drawing('compounding', { rates: numbers(0, 100), years: number(1, 100) }, (it) => compounding(it.rates, it.years)),
  drawing('recovery', { falls: numbers(1, 99) }, (it) => recovery(it.falls)),
  drawing('moving-average', { of: daysOf }, (it) => averaged(it.of)),
  drawing('break-even', { fixed: number(0, 100), variable: number(0, 0.99) }, (it) => {
    if (breakEven(it.fixed, it.variable) > 100) throw new Error('never breaks even: lower fixed or variable.');
    return breakEvenChart(it.fixed, it.variable);
  }),
  drawing('cash-cycle', { stock: number(1, 1000), customers: number(1, 1000), suppliers: number(0, 1000) }, (it) => {
    if (it.suppliers > it.stock + it.customers)
      throw new Error('needs suppliers to be at most the days of stock and customers together.');
    return cashCycle(it.stock, it.customers, it.suppliers);
  }),
  drawing('pass-through', { material: number(0, 100), other: number(0, 100), rise: number(0, 100) }, (it) => {
    if (it.material + it.other > 100)
      throw new Error('needs material and other to be at most 100 together, which is the price.');
    return passThrough(it.material, it.other, it.rise);
  }),
];
