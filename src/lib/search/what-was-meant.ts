import { nearest } from '../nearest.ts';

/**
 * A correction for words that were not found: each unknown word is replaced by the nearest known one. Undefined if
 * there is nothing to offer.
 *
 * @param known words in lower case; of two equally near ones, the first wins
 */
export function whatWasMeant(typed: string, known: readonly string[]): string | undefined {
  const isKnown = (word: string) => word.length < 4 || known.some((other) => other.startsWith(word.toLowerCase()));
  const words = typed.trim().split(/\s+/);
  const meant = words.map((word) => (isKnown(word) ? word : (nearest(word, known) ?? word)));
  return meant.every((word, index) => word === words[index]) ? undefined : meant.join(' ');
}
