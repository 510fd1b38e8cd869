import { offer } from '../components/SearchResults/offer.ts';
import type { Found } from '../components/SearchResults/show-results.ts';
import { whatWasMeant } from '../lib/search/what-was-meant.ts';

/** Places that were found, the best first, and how many there are in all. */
export interface Answer {
  count: number;
  found: Found[];
  /** What to say of them. */
  said: (Node | string)[];
}

/** Words that no place has together, and what to answer once somebody knows better ones. */
export interface Nothing {
  words: string;
  /** So many places are shown at most. */
  most: number;
  /** Places that have other words, at most so many. */
  find: (others: string, most: number) => Promise<Answer>;
  /** Has the next search load the index anew. */
  forget: () => void;
  answer?: Promise<Answer | undefined>;
}

declare global {
  interface HTMLElementEventMap {
    /** The search has found nothing, and asks what to answer. */
    'search:nothing': CustomEvent<Nothing>;
  }
}

/** How many words are looked for one by one: each is a search of its own. */
const MOST_WORDS = 12;

/** Milliseconds after which the index is loaded anew before anything is said to be nowhere. */
const OLD = 60_000;

let loadedAt = 0;

/**
 * The places in the index that is served now. A deployment takes the pieces of the one before away, and Pagefind says
 * nothing of a piece that it did not get: it finds nothing there.
 */
async function foundByNow({ words, most, find, forget }: Nothing): Promise<Answer | undefined> {
  if (performance.now() - loadedAt < OLD) return undefined;
  loadedAt = performance.now();
  forget();
  const answer = await find(words, most);
  return answer.count > 0 ? answer : undefined;
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
async function meantInstead({ words, find }: Nothing): Promise<Answer | undefined> {
  const meant = whatWasMeant(words, await getCommonWords());
  if (meant === undefined || (await find(meant, 1)).count === 0) return undefined;
  return { count: 0, found: [], said: offer(words, meant) };
}

/** The places that have the other words, where some are nowhere: of “NRI Dubai” those that have “NRI”. */
async function withoutMissing({ words, most, find }: Nothing): Promise<Answer | undefined> {
  const each = words.split(/\s+/);
  if (each.length > MOST_WORDS) return undefined;
  const isNowhere = await Promise.all(each.map(async (word) => (await find(word, 1)).count === 0));
  const missing = each.filter((_, index) => isNowhere[index]);
  const others = each.filter((_, index) => !isNowhere[index]);
  if (missing.length === 0 || others.length === 0) return undefined;
  const { count, found, said } = await find(others.join(' '), most);
  if (count === 0) return undefined;
  const names = missing.map((word) => `“${word}”`).join(', ');
  return { count, found, said: [...said, `. Nothing found for ${names}.`] };
}

/**
 * Answers the search when it has found nothing. A script of its own, as both together would be too long to stand in the
 * page.
 *
 * @param page what holds the `SearchResults`
 */
export function answerNothingFound(page: HTMLElement): void {
  page.querySelector<HTMLElement>('[role="status"]')?.addEventListener('search:nothing', ({ detail }) => {
    const answer = async () =>
      (await foundByNow(detail)) ?? (await meantInstead(detail)) ?? (await withoutMissing(detail));
    detail.answer = answer();
  });
}
