import { hasHyphenated, withHyphen, withoutHyphens } from '../../lib/search/hyphens.ts';
import { areMet, type Met } from '../../lib/search/words-met.ts';

/** What Pagefind knows of a place that it found; addresses as they were put into the index. */
export interface Found extends Met {
  url: string;
  excerpt: string;
  meta: { title?: string; kind?: string };
  /** Parts of the page below headings with an id, the page itself first. */
  sub_results: PartFound[];
}

/** A part of a page that has the words, and what each of them counts there. */
export interface PartFound {
  title: string;
  url: string;
  excerpt: string;
  weighted_locations: { balanced_score: number }[];
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

/** Places that were found, the best first, and how many there are in all. */
export interface Answer {
  count: number;
  found: Found[];
}

/** No place at all. */
export const nothing: Answer = { count: 0, found: [] };

let pagefind: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  // Not known when the page is built: the index is made from the built pages.
  const address = '/pagefind/pagefind.js';
  const loaded = (await import(/* @vite-ignore */ address)) as Pagefind;
  // The index is small, and a worker would have to be allowed by the page's policy.
  await loaded.options({ noWorker: true, excerptLength: 26 });
  return loaded;
}

/** Pagefind's script, fetched when the visitor first means to search. After a failure the next attempt tries again. */
export function getPagefind(): Promise<Pagefind> {
  pagefind ??= load().catch((error: unknown) => {
    pagefind = undefined;
    throw error;
  });
  return pagefind;
}

const placesOf = async (words: string) => (await (await getPagefind()).search(words)).results;

const firstOf = (places: readonly Place[], most: number) =>
  Promise.all(places.slice(0, most).map((place) => place.data()));

async function findAsTyped(words: string, most: number): Promise<Answer> {
  const places = await placesOf(words);
  const found = await firstOf(places, most);
  return areMet(words, found) ? { count: places.length, found } : nothing;
}

/**
 * What the site writes with a hyphen, whether it was typed with one or in two words: first the places that have it so,
 * then those that have the same words one after the other.
 */
async function findHyphenated(words: string, most: number): Promise<Answer | undefined> {
  for (const form of withHyphen(words)) {
    const hyphenated = await placesOf(form);
    const [best] = await firstOf(hyphenated, 1);
    if (!best || !hasHyphenated(form, best.content)) continue;
    // In quotation marks, Pagefind looks for the very phrase.
    const phrase = await placesOf(`"${withoutHyphens(words)}"`);
    const places = [...new Map([...hyphenated, ...phrase].map((place) => [place.id, place])).values()];
    const found = await firstOf(places, most);
    if (areMet(form, found)) return { count: places.length, found };
  }
  return undefined;
}

/** Places that have the words, at most so many. Where a word with a hyphen is nowhere, its parts are looked for. */
export async function find(words: string, most: number): Promise<Answer> {
  const answer = (await findHyphenated(words, most)) ?? (await findAsTyped(words, most));
  const parts = withoutHyphens(words);
  return answer.count > 0 || parts === words ? answer : findAsTyped(parts, most);
}
