import { type Found, offer, summary } from '../components/SearchResults/show-results.ts';
import { hasHyphenated, withHyphen, withoutHyphens } from '../lib/search/hyphens.ts';
import { withoutPlural } from '../lib/search/plural-initials.ts';
import { whatWasMeant } from '../lib/search/what-was-meant.ts';
import { allWordsMatch } from '../lib/search/all-words-match.ts';

/** The places found, best first, and their total number. */
interface Places {
  count: number;
  found: Found[];
}

/** The same, with the message about them. */
export interface Answer extends Places {
  message: (Node | string)[];
}

interface Place {
  id: string;
  data: () => Promise<Found>;
}

/** The part of Pagefind's API that the search page uses: https://pagefind.app/docs/api/ */
interface Pagefind {
  options: (options: object) => Promise<void>;
  search: (words: string) => Promise<{ results: Place[] }>;
}

/** Maximum number of words that are searched for one by one, because each is a separate search. */
const MAX_WORDS = 12;

/** English words that say little by themselves. Not by length: PMS, NRI, KYC and tax have three letters as well. */
const LITTLE = /^(an?|and|at|by|can|do|for|from|how|i|in|is|it|my|of|on|or|the|to|what|with)$/i;

/** Age beyond which the index is reloaded before we report “nothing found”. */
const MAX_AGE_MS = 60_000;

let pagefind: Promise<Pagefind> | undefined;
let attempts = 0;
let loadedAt = 0;

async function load(): Promise<Pagefind> {
  // Not bundled, because the index is made from the built pages. Each attempt has its own URL, because Firefox does not
  // fetch a module again that failed once: https://github.com/whatwg/html/issues/6768.
  const address = `/pagefind/pagefind.js?${attempts++}`;
  const loaded = (await import(/* @vite-ignore */ address)) as Pagefind;
  // No worker: the index is small, and Trusted Types would refuse the worker's address.
  // An exact word ranks above a longer one that begins with it: “invest” above “investor”.
  await loaded.options({ noWorker: true, excerptLength: 26, ranking: { termSimilarity: 9 } });
  loadedAt = performance.now();
  return loaded;
}

/** Pagefind's script, fetched when the visitor starts to search. */
const getPagefind = (): Promise<Pagefind> => (pagefind ??= load());

/** Makes the next search reload everything, after a failure, or because a deployment may have replaced it. */
const forget = (): void => {
  pagefind = undefined;
};

/** Starts loading the search while the visitor is still typing. */
export function prepare(): void {
  void getPagefind().catch(forget);
}

const placesOf = async (words: string) => (await (await getPagefind()).search(withoutPlural(words))).results;

const firstOf = (places: readonly Place[], limit: number) =>
  Promise.all(places.slice(0, limit).map((place) => place.data()));

/** The first places, unless a word is in none of them: then Pagefind has matched something else. */
async function ifAllWordsMatch(words: string, places: readonly Place[], limit: number): Promise<Places | undefined> {
  const found = await firstOf(places, limit);
  return allWordsMatch(words, found) ? { count: places.length, found } : undefined;
}

const findAsTyped = async (words: string, limit: number) => ifAllWordsMatch(words, await placesOf(words), limit);

/**
 * Finds what the site writes with a hyphen, whether the visitor typed a hyphen or two words: first the places with the
 * hyphen, then those with the same words in sequence.
 */
async function findHyphenated(words: string, limit: number): Promise<Places | undefined> {
  for (const form of withHyphen(words)) {
    const hyphenated = await placesOf(form);
    const [best] = await firstOf(hyphenated, 1);
    if (!best || !hasHyphenated(form, best.content)) continue;
    // In quotation marks, Pagefind searches for the exact phrase.
    const phrase = await placesOf(`"${withoutHyphens(words).replaceAll(/["“”]/g, '')}"`);
    const places = [...new Map([...hyphenated, ...phrase].map((place) => [place.id, place])).values()];
    const matching = await ifAllWordsMatch(form, places, limit);
    if (matching) return matching;
  }
  return undefined;
}

/** Places with all the words. If a hyphenated word is not found, its parts are searched for. */
async function find(words: string, limit: number): Promise<Answer | undefined> {
  const places =
    (await findHyphenated(words, limit)) ??
    (await findAsTyped(words, limit)) ??
    (await findAsTyped(withoutHyphens(words), limit));
  return places && places.count > 0
    ? { ...places, message: [summary(places.count, words, places.found.length)] }
    : undefined;
}

/**
 * Searches the index that is served now, unless it has just been loaded. Pagefind reports no error for a chunk that it
 * cannot load, and just finds nothing there: docs/upstream/pagefind-missing-chunk.md. A deployment removes the chunks
 * of the previous index.
 *
 * @throws when the site cannot be reached
 */
async function findInFreshIndex(words: string, limit: number): Promise<Answer | undefined> {
  if (performance.now() - loadedAt < MAX_AGE_MS) {
    await fetch('/pagefind/pagefind-entry.json', { cache: 'no-store' });
    return undefined;
  }
  forget();
  return find(words, limit);
}

let commonWords: Promise<string[]> | undefined;

/** The site's most common words, fetched when first needed. Empty if they cannot be loaded. */
const getCommonWords = (): Promise<string[]> =>
  (commonWords ??= fetch('/pagefind/words.json')
    .then((response) => response.json() as Promise<string[]>)
    .catch(() => {
      commonWords = undefined;
      return [];
    }));

/**
 * Offers the words that were most likely meant, if they have results. The visitor decides whether to search for them.
 */
async function suggestCorrection(words: string): Promise<Answer | undefined> {
  const meant = whatWasMeant(words, await getCommonWords());
  if (meant === undefined || (await find(meant, 1)) === undefined) return undefined;
  return { count: 0, found: [], message: offer(words, meant) };
}

/** A word that the site has, with the number of places that have it. */
interface Word {
  word: string;
  count: number;
}

/** The words without those that say little or, if that leaves all or none, without the one that most places have. */
function withoutLeastTelling(words: readonly Word[]): Word[] {
  const telling = words.filter(({ word }) => !LITTLE.test(word));
  if (telling.length > 0 && telling.length < words.length) return telling;
  const [commonest] = [...words].sort((one, other) => other.count - one.count);
  return words.filter((word) => word !== commonest);
}

const quoted = (words: readonly Word[]) => words.map(({ word }) => `“${word}”`).join(', ');

/**
 * The places with some of the words. Words that are not found at all are left out (for “NRI Reykjavik”, it searches for
 * “NRI”), and if no place has all the others, those that tell least (for “is it my nominee”, it searches for “nominee”).
 */
async function findSome(words: string, limit: number): Promise<Answer | undefined> {
  const typed = words.split(/\s+/);
  if (typed.length > MAX_WORDS) return undefined;
  const counted = await Promise.all(typed.map(async (word) => ({ word, count: (await find(word, 1))?.count ?? 0 })));
  const unknown = counted.filter(({ count }) => count === 0);
  const known = counted.filter(({ count }) => count > 0);
  for (let kept = known; kept.length > 0; kept = withoutLeastTelling(kept)) {
    const answer = await find(kept.map(({ word }) => word).join(' '), limit);
    if (answer === undefined) continue;
    const dropped = known.filter((word) => !kept.includes(word));
    const message = [...answer.message, '.'];
    if (unknown.length > 0) message.push(` Nothing found for ${quoted(unknown)}.`);
    if (dropped.length > 0) message.push(` No page has all the words; left out: ${quoted(dropped)}.`);
    return { ...answer, message };
  }
  return undefined;
}

/**
 * Finds the places with a visitor's words; if there are none, offers a correction or the places with some of the words.
 *
 * @param limit how many places to return at most
 * @throws when Pagefind's script or index cannot be loaded
 */
export async function findPlaces(words: string, limit: number): Promise<Answer> {
  try {
    return (
      (await find(words, limit)) ??
      (await findInFreshIndex(words, limit)) ??
      (await suggestCorrection(words)) ??
      (await findSome(words, limit)) ?? { count: 0, found: [], message: [summary(0, words)] }
    );
  } catch (error) {
    forget();
    throw error;
  }
}
