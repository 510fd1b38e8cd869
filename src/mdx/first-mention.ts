/** What each page has mentioned so far, by the request that Astro renders it for. */
const mentioned = new WeakMap<Request, Set<string>>();

/** Whether a page mentions this word for the first time. Asking counts as a mention. */
export function isFirstMention(page: Request, word: string): boolean {
  const words = mentioned.get(page) ?? new Set();
  mentioned.set(page, words);
  if (words.has(word)) return false;
  words.add(word);
  return true;
}
