/** What Pagefind knows of a place that it found; addresses as they were put into the index. */
export interface Found {
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

/** Places that have the words, the best first, and how many there are in all. */
export async function find(words: string, most: number): Promise<{ count: number; found: Found[] }> {
  const { results } = await (await getPagefind()).search(words);
  return { count: results.length, found: await Promise.all(results.slice(0, most).map((result) => result.data())) };
}
