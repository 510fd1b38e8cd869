/** Maximum number of pairs of words that are tried: each is a separate search. */
const MAX_PAIRS = 3;

/**
 * The typed words with a hyphen, as the site may write them: “high-water mark” or “high water-mark” for “high water
 * mark”. Words that already have one are unchanged.
 */
export const withHyphen = (typed: string): string[] =>
  typed.includes('-')
    ? [typed]
    : [...typed.matchAll(/\s+/g)]
        .slice(0, MAX_PAIRS)
        .map(({ 0: { length }, index }) => `${typed.slice(0, index)}-${typed.slice(index + length)}`);

/** “high-water mark” → “high water mark”. */
export const withoutHyphens = (words: string) => words.replaceAll(/\p{Pd}/gu, ' ');

/** Whether a text contains the hyphenated word of the given words: “a lock-in.” for “Lock-in period”, also in quotes. */
export function hasHyphenated(words: string, text: string): boolean {
  const [word] = /[^\s"“”]+-[^\s"“”]+/.exec(words.toLowerCase()) ?? [];
  return word !== undefined && text.toLowerCase().includes(word);
}
