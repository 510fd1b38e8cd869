import { offer } from '../components/SearchResults/offer.ts';
import { type Found, summary } from '../components/SearchResults/show-results.ts';
import { hasHyphenated, withHyphen, withoutHyphens } from '../lib/search/hyphens.ts';
import { whatWasMeant } from '../lib/search/what-was-meant.ts';
import { areMet } from '../lib/search/words-met.ts';

/** Places that were found, the best first, and how many there are in all. */
interface Places {
  count: number;
  found: Found[];
}

/** The same, with what to say of them. */
export interface Answer extends Places {
  said: (Node | string)[];
}

interface Place {
  id: string;
  data: () => Promise<Found>;
}

/** As much of Pagefind's own script as the search page uses: https://pagefind.app/docs/api/ */
interface Pagefind {
  options: (options: object) => Promise<void>;
  search: (words: string) => Promise<{ results: Place[] }>;
}

/** How many words are looked for one by one: each is a search of its own. */
const MOST_WORDS = 12;

/** Letters of a word that says little by itself, such as “my” or “the”. */
const SHORT = 3;

/** Milliseconds after which the index is loaded anew before anything is said to be nowhere. */
const OLD = 60_000;

let pagefind: Promise<Pagefind> | undefined;
let attempts = 0;
let loadedAt = 0;

async function load(): Promise<Pagefind> {
  // Not known when the page is built: the index is made from the built pages. Each attempt has an address of its own, as
  // Firefox does not ask again for a module that once failed: https://github.com/whatwg/html/issues/6768.
  const address = `/pagefind/pagefind.js?${attempts++}`;
  const loaded = (await import(/* @vite-ignore */ address)) as Pagefind;
  // The index is small, and a worker would have to be allowed by the page's policy.
  // A word as it was typed counts more than a longer one that begins with it: “invest” more than “investor”.
  await loaded.options({ noWorker: true, excerptLength: 26, ranking: { termSimilarity: 9 } });
  loadedAt = performance.now();
  return loaded;
}

/** Pagefind's script, fetched when the visitor first means to search. */
const getPagefind = (): Promise<Pagefind> => (pagefind ??= load());

/** Has the next search load everything anew: what failed, or was loaded before the site was deployed again. */
const forget = (): void => {
  pagefind = undefined;
};

/** Has the search on its way while the visitor still types. */
export function prepare(): void {
  void getPagefind().catch(forget);
}

const placesOf = async (words: string) => (await (await getPagefind()).search(words)).results;

const firstOf = (places: readonly Place[], most: number) =>
  Promise.all(places.slice(0, most).map((place) => place.data()));

/** The first of the places, unless a word is in none of them: Pagefind then has found something else. */
async function ifMet(words: string, places: readonly Place[], most: number): Promise<Places | undefined> {
  const found = await firstOf(places, most);
  return areMet(words, found) ? { count: places.length, found } : undefined;
}

const findAsTyped = async (words: string, most: number) => ifMet(words, await placesOf(words), most);

/**
 * What the site writes with a hyphen, whether it was typed with one or in two words: first the places that have it so,
 * then those that have the same words one after the other.
 */
async function findHyphenated(words: string, most: number): Promise<Places | undefined> {
  for (const form of withHyphen(words)) {
    const hyphenated = await placesOf(form);
    const [best] = await firstOf(hyphenated, 1);
    if (!best || !hasHyphenated(form, best.content)) continue;
    // In quotation marks, Pagefind looks for the very phrase.
    const phrase = await placesOf(`"${withoutHyphens(words)}"`);
    const places = [...new Map([...hyphenated, ...phrase].map((place) => [place.id, place])).values()];
    const met = await ifMet(form, places, most);
    if (met) return met;
  }
  return undefined;
}

/** Places that have all the words. Where a word with a hyphen is nowhere, its parts are looked for. */
async function find(words: string, most: number): Promise<Answer | undefined> {
  const met =
    (await findHyphenated(words, most)) ??
    (await findAsTyped(words, most)) ??
    (await findAsTyped(withoutHyphens(words), most));
  return met && met.count > 0 ? { ...met, said: [summary(met.count, words, met.found.length)] } : undefined;
}

/**
 * The places in the index that is served now. A deployment takes the pieces of the one before away, and Pagefind says
 * nothing of a piece that it did not get: it finds nothing there.
 */
async function findByNow(words: string, most: number): Promise<Answer | undefined> {
  if (performance.now() - loadedAt < OLD) return undefined;
  forget();
  return find(words, most);
}

let commonWords: Promise<string[]> | undefined;

/** The commonest words of the site, fetched when they are first wanted. Without them there is nothing to offer. */
const getCommonWords = (): Promise<string[]> =>
  (commonWords ??= fetch('/pagefind/words.json')
    .then((response) => response.json() as Promise<string[]>)
    .catch(() => {
      commonWords = undefined;
      return [];
    }));

/** Words that were most likely meant, if they are found; whether to look for them is the visitor's to say. */
async function offerMeant(words: string): Promise<Answer | undefined> {
  const meant = whatWasMeant(words, await getCommonWords());
  if (meant === undefined || (await find(meant, 1)) === undefined) return undefined;
  return { count: 0, found: [], said: offer(words, meant) };
}

/**
 * The places that have some of the words: where one is nowhere, those of the others (of “NRI Reykjavik” those of “NRI”);
 * where each is somewhere and all are nowhere together, those without the short ones (of “is it my nominee” “nominee”).
 */
async function findSome(words: string, most: number): Promise<Answer | undefined> {
  const each = words.split(/\s+/);
  if (each.length > MOST_WORDS) return undefined;
  const isFound = await Promise.all(each.map(async (word) => (await find(word, 1)) !== undefined));
  const areAllFound = !isFound.includes(false);
  const isKept = (word: string, index: number) => (areAllFound ? word.length > SHORT : isFound[index] === true);
  const others = each.filter(isKept);
  const without = each.filter((word, index) => !isKept(word, index));
  if (others.length === 0 || without.length === 0) return undefined;
  const answer = await find(others.join(' '), most);
  if (answer === undefined) return undefined;
  const names = without.map((word) => `“${word}”`).join(', ');
  return { ...answer, said: [...answer.said, `. Nothing found ${areAllFound ? 'with' : 'for'} ${names}.`] };
}

/**
 * Answers a visitor's words with the places that have them; where there are none, with better words or some of theirs.
 *
 * @param most so many places are answered at most
 * @throws when Pagefind's script or index cannot be loaded
 */
export async function findPlaces(words: string, most: number): Promise<Answer> {
  try {
    return (
      (await find(words, most)) ??
      (await findByNow(words, most)) ??
      (await offerMeant(words)) ??
      (await findSome(words, most)) ?? { count: 0, found: [], said: [summary(0, words)] }
    );
  } catch (error) {
    forget();
    throw error;
  }
}
