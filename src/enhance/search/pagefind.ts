import { areMet, type Met } from './words-met.ts';

/** What Pagefind knows of a place that it found; addresses as they were put into the index. */
export interface Found extends Met {
  url: string;
  excerpt: string;
  meta: { title?: string; kind?: string };
  /** Parts of the page below headings with an id, the page itself first. */
  sub_results: { title: string; url: string; excerpt: string }[];
}

/** As much of Pagefind's own script as the search page uses: https://pagefind.app/docs/api/ */
interface Pagefind {
  options: (options: object) => Promise<void>;
  search: (words: string) => Promise<{ results: { data: () => Promise<Found> }[] }>;
}

let pagefind: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  // Not known when the page is built: the index is made from the built pages.
  const address = '/pagefind/pagefind.js';
  const loaded = (await import(/* @vite-ignore */ address)) as Pagefind;
  // The index is small, and a worker would need a right of its own from the page's policy.
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

async function findAsTyped(words: string, most: number): Promise<{ count: number; found: Found[] }> {
  const { results } = await (await getPagefind()).search(words);
  const found = await Promise.all(results.slice(0, most).map((result) => result.data()));
  return areMet(words, found) ? { count: results.length, found } : { count: 0, found: [] };
}

/**
 * Places that have the words, the best first, and how many there are in all. Where a word with a hyphen is nowhere, its
 * parts are looked for.
 */
export async function find(words: string, most: number): Promise<{ count: number; found: Found[] }> {
  const answer = await findAsTyped(words, most);
  const parts = words.replaceAll(/\p{Pd}/gu, ' ');
  return answer.count > 0 || parts === words ? answer : findAsTyped(parts, most);
}
