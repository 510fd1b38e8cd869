import { type Found, showResults, summary } from '../components/SearchResults/show-results.ts';
import { hasHyphenated, withHyphen, withoutHyphens } from '../lib/search/hyphens.ts';
import { areMet } from '../lib/search/words-met.ts';
import type { Nothing } from './offer-meant.ts';

/** Milliseconds after the last key until the words are searched for. */
const DEBOUNCE = 200;

/** Results in the list at first, and how many more each time the visitor asks for more. */
const STEP = 20;

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
interface Answer {
  count: number;
  found: Found[];
}

/** No place at all. */
const nothing: Answer = { count: 0, found: [] };

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
async function find(words: string, most: number): Promise<Answer> {
  const answer = (await findHyphenated(words, most)) ?? (await findAsTyped(words, most));
  const parts = withoutHyphens(words);
  return answer.count > 0 || parts === words ? answer : findAsTyped(parts, most);
}

/** Asks what to say of words that are nowhere (offer-meant.ts). */
function askWhatWasMeant(words: string, status: Element): Nothing['answer'] {
  const detail: Nothing = { words, areFound: async (others) => (await find(others, 1)).count > 0 };
  status.dispatchEvent(new CustomEvent('search:nothing', { detail }));
  return detail.answer;
}

/**
 * Brings the search to life: it answers while the visitor types, and keeps the words in the address.
 *
 * @param page what holds a `SearchForm` and its `SearchResults`
 */
export function searchHere(page: HTMLElement): void {
  const form = page.querySelector<HTMLFormElement>('[role="search"]');
  const field = form?.querySelector('input');
  const status = page.querySelector('[role="status"]');
  const list = page.querySelector('[data-results]');
  const more = page.querySelector<HTMLButtonElement>('[data-more]');
  if (!form || !field || !status || !list || !more) return;
  let turn = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const search = async (most = STEP) => {
    clearTimeout(waiting);
    const words = field.value.trim();
    const mine = ++turn;
    history.replaceState(history.state, '', words === '' ? location.pathname : `?q=${encodeURIComponent(words)}`);
    try {
      const { count, found } = words === '' ? nothing : await find(words, most);
      const offered = words !== '' && count === 0 ? await askWhatWasMeant(words, status) : undefined;
      // A later search may have been answered before this one.
      if (mine !== turn) return;
      showResults(list, found);
      more.hidden = found.length === count;
      status.replaceChildren(...(offered ?? [summary(count, words, found.length)]));
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
