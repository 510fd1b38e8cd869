import { nearest } from '../nearest.ts';

/**
 * What somebody most likely meant who typed words that are nowhere: the nearest known word in the place of each that is
 * not known. Undefined where there is nothing to offer.
 *
 * @param known words in lower case, of two that are as near the likelier first
 */
export function whatWasMeant(typed: string, known: readonly string[]): string | undefined {
  const isKnown = (word: string) => word.length < 4 || known.some((other) => other.startsWith(word.toLowerCase()));
  const words = typed.trim().split(/\s+/);
  const meant = words.map((word) => (isKnown(word) ? word : (nearest(word, known) ?? word)));
  return meant.every((word, index) => word === words[index]) ? undefined : meant.join(' ');
}
