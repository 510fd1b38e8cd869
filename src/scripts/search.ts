import { type Found, showResults, summary } from '../components/SearchResults/show-results.ts';
import { areMet } from '../lib/search/words-met.ts';

/** Milliseconds after the last key until the words are searched for. */
const DEBOUNCE = 200;

/** Results in the list at first, and how many more each time the visitor asks for more. */
const STEP = 20;

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
  // The index is small, and a worker would have to be allowed by the page's policy.
  await loaded.options({ noWorker: true, excerptLength: 26 });
  return loaded;
}

/** Pagefind's script, fetched when the visitor first means to search. After a failure the next attempt tries again. */
function getPagefind(): Promise<Pagefind> {
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
async function find(words: string, most: number): Promise<{ count: number; found: Found[] }> {
  const answer = await findAsTyped(words, most);
  const parts = words.replaceAll(/\p{Pd}/gu, ' ');
  return answer.count > 0 || parts === words ? answer : findAsTyped(parts, most);
}

/** Brings the search to life on its page: it answers while the visitor types, and keeps the words in the address. */
export function searchHere(root: Document): void {
  const form = root.querySelector<HTMLFormElement>('[role="search"]');
  const field = form?.querySelector('input');
  const status = root.querySelector('[role="status"]');
  const list = root.querySelector('[data-results]');
  const more = root.querySelector<HTMLButtonElement>('[data-more]');
  if (!form || !field || !status || !list || !more) return;
  let turn = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const search = async (most = STEP) => {
    clearTimeout(waiting);
    const words = field.value.trim();
    const mine = ++turn;
    history.replaceState(history.state, '', words === '' ? location.pathname : `?q=${encodeURIComponent(words)}`);
    try {
      const { count, found } = words === '' ? { count: 0, found: [] } : await find(words, most);
      // A later search may have been answered before this one.
      if (mine !== turn) return;
      showResults(list, found);
      more.hidden = found.length === count;
      status.textContent = summary(count, words, found.length);
    } catch {
      if (mine !== turn) return;
      showResults(list, []);
      more.hidden = true;
      status.textContent = 'The search did not load. Please try again, or look in the places below.';
    }
  };

  form.hidden = false;
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  if (field.value === '') field.focus({ preventScroll: true });
  else void search();
  field.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void search(), DEBOUNCE);
    // While the visitor types on, the script is on its way.
    void getPagefind().catch(() => undefined);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
  });
  more.addEventListener('click', () => {
    const before = list.childElementCount;
    // On to the first that is new, as the button may be gone.
    void search(before + STEP).then(() => list.children[before]?.querySelector('a')?.focus());
  });
}
