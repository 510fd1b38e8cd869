import { breakEven } from '../../lib/drawings/arithmetic.ts';
import {
  cashCycle,
  chain,
  forces,
  matrix,
  moatSources,
  nested,
  passThrough,
  recovery,
} from '../../lib/drawings/diagrams.ts';
import type { Drawing } from '../../lib/drawings/marks.ts';
import { averaged, breakEvenChart, compounding, fade, stages } from '../../lib/drawings/plots.ts';
import type { Bounds } from '../../mdx/row.ts';
import type { Attributes } from '../../mdx/table.ts';
import type { Block } from './blocks.ts';

/** More than a drawing has room for. */
const anyNumber: Bounds = { least: 1, most: 12 };

/** “A | B | C” → ['A', 'B', 'C']. */
function labelsOf(attributes: Attributes, name = 'labels', { least, most } = anyNumber): string[] {
  const labels = (attributes[name] ?? '').split('|').map((label) => label.trim());
  if (labels.some((label) => label === '')) throw new Error(`needs ${name}="…", with a bar between two of them.`);
  if (labels.length < least || labels.length > most) {
    throw new Error(`needs ${String(least)} to ${String(most)} of ${name}, with a bar between two of them.`);
  }
  return labels;
}

/** Those of the labels that stand out. */
function chosenOf(attributes: Attributes, labels: readonly string[]): string[] {
  const chosen = labelsOf(attributes, 'chosen');
  const unknown = chosen.find((label) => !labels.includes(label));
  if (unknown !== undefined) throw new Error(`has no label “${unknown}”: write chosen as it stands in labels.`);
  return chosen;
}

/** “8 12 16” → [8, 12, 16]. */
function numbersOf(attributes: Attributes, name: string, { least, most }: Bounds): number[] {
  const words = (attributes[name] ?? '').trim().split(/\s+/);
  if (!words.every((word) => /^-?\d+(\.\d+)?$/.test(word))) {
    throw new Error(`needs ${name}="…" with numbers in it, and a space between two of them.`);
  }
  const numbers = words.map(Number);
  if (numbers.some((value) => value < least || value > most)) {
    throw new Error(`needs ${name} between ${String(least)} and ${String(most)}.`);
  }
  return numbers;
}

function numberOf(attributes: Attributes, name: string, bounds: Bounds): number {
  const [value = 0, ...more] = numbersOf(attributes, name, bounds);
  if (more.length > 0) throw new Error(`needs one number as ${name}.`);
  return value;
}

/** Several things beside or inside each other: fewer are no drawing, and more have no room. */
const severalLabels = (attributes: Attributes) => labelsOf(attributes, 'labels', { least: 2, most: 8 });

/** Drawings that a paper may ask for by name; content/README.md says what each needs. */
export const drawings: Readonly<Record<string, (attributes: Attributes) => Drawing>> = {
  'break-even'(attributes) {
    const fixed = numberOf(attributes, 'fixed', { least: 0, most: 100 });
    const variable = numberOf(attributes, 'variable', { least: 0, most: 0.99 });
    if (breakEven(fixed, variable) > 100) throw new Error('never breaks even: lower fixed or variable.');
    return breakEvenChart(fixed, variable);
  },

  'cash-cycle'(attributes) {
    const stock = numberOf(attributes, 'stock', { least: 1, most: 1000 });
    const customers = numberOf(attributes, 'customers', { least: 1, most: 1000 });
    const suppliers = numberOf(attributes, 'suppliers', { least: 0, most: 1000 });
    if (suppliers > stock + customers)
      throw new Error('needs suppliers of no more days than stock and customers together.');
    return cashCycle(stock, customers, suppliers);
  },

  chain: (attributes) => chain(severalLabels(attributes)),

  compounding: (attributes) =>
    compounding(
      numbersOf(attributes, 'rates', { least: 0, most: 100 }),
      numberOf(attributes, 'years', { least: 1, most: 100 }),
    ),

  fade,

  /** From above, the right, below and the left, the one in the middle last. */
  forces(attributes) {
    const labels = labelsOf(attributes);
    if (labels.length !== 5) throw new Error('needs five labels: four around, and the one in the middle last.');
    return forces(labels);
  },

  matrix(attributes) {
    const across = labelsOf(attributes, 'across');
    const down = labelsOf(attributes, 'down');
    const labels = labelsOf(attributes);
    if (across.length !== 2 || down.length !== 2 || labels.length !== 4)
      throw new Error('needs two labels across, two down, and four in the fields.');
    return matrix(across, down, labels, chosenOf(attributes, labels));
  },

  'moat-sources': (attributes) => moatSources(labelsOf(attributes)),

  'moving-average': (attributes) => averaged(numberOf(attributes, 'days', { least: 1, most: 500 })),

  nested: (attributes) => nested(severalLabels(attributes)),

  'pass-through'(attributes) {
    const material = numberOf(attributes, 'material', { least: 0, most: 100 });
    const other = numberOf(attributes, 'other', { least: 0, most: 100 });
    const rise = numberOf(attributes, 'rise', { least: 0, most: 100 });
    if (material + other > 100) throw new Error('needs material and other of no more than the price of 100 together.');
    return passThrough(material, other, rise);
  },

  recovery: (attributes) => recovery(numbersOf(attributes, 'falls', { least: 1, most: 99 })),

  stages(attributes) {
    const labels = severalLabels(attributes);
    return stages(labels, chosenOf(attributes, labels));
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
  return { is: 'figure', drawing: draw(attributes), alt, caption: [caption], floats: true };
}
