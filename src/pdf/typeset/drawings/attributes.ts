import type { Bounds } from '../../../mdx/row.ts';
import type { Attributes } from '../../../mdx/table.ts';

/** What a writer gives a drawing, read with words that say what to mend. */

/** More than a drawing has room for. */
const anyNumber: Bounds = { least: 1, most: 12 };

/** “A | B | C” → ['A', 'B', 'C']. */
export function labelsOf(attributes: Attributes, name = 'labels', { least, most } = anyNumber): string[] {
  const labels = (attributes[name] ?? '').split('|').map((label) => label.trim());
  if (labels.some((label) => label === '')) throw new Error(`needs ${name}="…", with a bar between two of them.`);
  if (labels.length < least || labels.length > most) {
    throw new Error(`needs ${String(least)} to ${String(most)} of ${name}, with a bar between two of them.`);
  }
  return labels;
}

/** Those of the labels that stand out. */
export function chosenOf(attributes: Attributes, labels: readonly string[]): string[] {
  const chosen = labelsOf(attributes, 'chosen');
  const unknown = chosen.find((label) => !labels.includes(label));
  if (unknown !== undefined) throw new Error(`has no label “${unknown}”: write chosen as it stands in labels.`);
  return chosen;
}

/** “8 12 16” → [8, 12, 16]. */
export function numbersOf(attributes: Attributes, name: string, { least, most }: Bounds): number[] {
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

export function numberOf(attributes: Attributes, name: string, bounds: Bounds): number {
  const [value = 0, ...more] = numbersOf(attributes, name, bounds);
  if (more.length > 0) throw new Error(`needs one number as ${name}.`);
  return value;
}
