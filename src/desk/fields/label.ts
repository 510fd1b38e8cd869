import { capitalised } from '../../lib/format.ts';
import type { Choice } from './desk-field.ts';

/** Units at the end of a field’s name. */
const units: readonly [ending: string, words: string][] = [
  ['Inr', ' (₹)'],
  ['Crore', ' (₹ crore)'],
  ['Percent', ' (%)'],
];

/** Abbreviations that are written in capital letters. */
const capitals = new Set(['aum', 'faq', 'fpi', 'gst', 'nri', 'pdf', 'roce', 'sebi', 'upi']);

/** A field's name in words: `publishDate` → “Publish date”, `topUpInr` → “Top up (₹)”. */
export function labelOf(name: string): string {
  const [ending = '', unit = ''] = units.find(([end]) => name.endsWith(end) && name !== end) ?? [];
  const words = name
    .slice(0, name.length - ending.length)
    .split(/[-\s]|(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .map((word) => (capitals.has(word) ? word.toUpperCase() : word))
    .join(' ');
  return `${capitalised(words)}${unit}`;
}

/** Names as choices, each labelled by its words. */
export const asChoices = (names: readonly string[]): Choice[] =>
  names.map((name) => ({ value: name, label: labelOf(name) }));

/** Separates the name of a list item from the reason why it keeps its entry from being saved. */
export const CANNOT_SAVE = ' – cannot be saved: ';
