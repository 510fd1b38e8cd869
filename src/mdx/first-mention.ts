/** The words that each page has mentioned so far, keyed by the request that Astro renders it for. */
const mentionedOn = new WeakMap<Request, Set<string>>();

/** Whether a page mentions this word for the first time. Asking counts as a mention. */
export function isFirstMention(page: Request, word: string): boolean {
  const words = mentionedOn.get(page) ?? new Set();
  const isFirst = !words.has(word);
  mentionedOn.set(page, words.add(word));
  return isFirst;
}
