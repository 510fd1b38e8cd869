import { nearest } from '../nearest.ts';

/**
 * A correction for words that were not found: each unknown word is replaced by the nearest known one with
 * the same first letter. Undefined if there is nothing to offer.
 *
 * @param known words in lower case; of two equally near ones, the first wins
 */
export function whatWasMeant(typed: string, known: readonly string[]): string | undefined {
  const isKnown = (word: string) => word.length < 4 || known.some((other) => other.startsWith(word.toLowerCase()));
  const nearestTo = (word: string) =>
    nearest(
      word,
      known.filter((other) => other[0] === word[0]?.toLowerCase()),
    );
  const words = typed.trim().split(/\s+/);
  const meant = words.map((word) => (isKnown(word) ? word : (nearestTo(word) ?? word)));
  return meant.every((word, index) => word === words[index]) ? undefined : meant.join(' ');
}
