/** Maximum length of the list: about 8 KB compressed, however many articles there are. */
const MAX_WORDS = 2_500;

/** Words of at least four letters: shorter ones differ from too many others by a single letter. */
const words = /\p{L}{4,}/gu;

/**
 * Words that occur at least twice (one that occurs once may be a misspelling), most frequent first. The search page
 * suggests them when a visitor’s word is not found (src/lib/search/what-was-meant.ts).
 */
export function commonWords(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const [word] of texts.flatMap((text) => [...text.toLowerCase().matchAll(words)])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
    .slice(0, MAX_WORDS)
    .map(([word]) => word);
}
