/** What a writer gives a drawing, read with words that say what to mend. */

export type Attributes = Readonly<Record<string, string>>;

/** “A | B | C” → ['A', 'B', 'C']. */
export function labelsOf(attributes: Attributes, name = 'labels'): string[] {
  const labels = (attributes[name] ?? '').split('|').map((label) => label.trim());
  if (labels.some((label) => label === '')) throw new Error(`needs ${name}="…", with a bar between two of them.`);
  return labels;
}

/** “8 12 16” → [8, 12, 16]. */
export function numbersOf(attributes: Attributes, name: string): number[] {
  const numbers = (attributes[name] ?? '').split(/\s+/).map(Number);
  if (numbers.length === 0 || attributes[name] === undefined || numbers.some((value) => !Number.isFinite(value))) {
    throw new Error(`needs ${name}="…" with numbers in it, and a space between two of them.`);
  }
  return numbers;
}

export function numberOf(attributes: Attributes, name: string): number {
  const [value = 0, ...more] = numbersOf(attributes, name);
  if (more.length > 0) throw new Error(`needs one number as ${name}.`);
  return value;
}
