/** As many as have some 8 KB when compressed, however many articles there are. */
const MOST = 2_500;

/** Words of four letters or more: a shorter one is a letter away from too many others. */
const words = /\p{L}{4,}/gu;

/**
 * Words that the texts have at least twice, as one that is there once may be misspelt; the commonest first. They are what
 * a visitor may have meant who searches for a word that is nowhere (src/lib/search/what-was-meant.ts).
 */
export function commonWords(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const [word] of texts.flatMap((text) => [...text.toLowerCase().matchAll(words)])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
    .slice(0, MOST)
    .map(([word]) => word);
}
