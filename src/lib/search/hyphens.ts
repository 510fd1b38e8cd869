/** How many pairs of words are looked at: each is a search of its own. */
const MOST_PAIRS = 3;

/**
 * What was typed as the site may write it, with a hyphen: of “high water mark” that is “high-water mark” or “high
 * water-mark”. Words that have one already are taken as they are.
 */
export const withHyphen = (typed: string): string[] =>
  typed.includes('-')
    ? [typed]
    : [...typed.matchAll(/\s+/g)]
        .slice(0, MOST_PAIRS)
        .map(({ 0: { length }, index }) => `${typed.slice(0, index)}-${typed.slice(index + length)}`);

/** The same words without hyphens. */
export const withoutHyphens = (words: string) => words.replaceAll(/\p{Pd}/gu, ' ');

/** Whether a text writes with a hyphen what has one in the words: “a lock-in.” for “Lock-in period”. */
export function hasHyphenated(words: string, text: string): boolean {
  const [word] = /\S+-\S+/.exec(words.toLowerCase()) ?? [];
  return word !== undefined && text.toLowerCase().includes(word);
}
