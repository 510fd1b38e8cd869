import { memoizeByObject } from '../lib/memoize-by-object.ts';

/** The words that each page has mentioned so far, keyed by the request that Astro renders it for. */
const mentionedOn = memoizeByObject<Request, Set<string>>(() => new Set());

/** Whether a page mentions this word for the first time. Asking counts as a mention. */
export function isFirstMention(page: Request, word: string): boolean {
  const words = mentionedOn(page);
  if (words.has(word)) return false;
  words.add(word);
  return true;
}
