import { type Found, showResults, summary } from '../components/SearchResults/show-results.ts';
import { hasHyphenated, withHyphen, withoutHyphens } from '../lib/search/hyphens.ts';
import { areMet } from '../lib/search/words-met.ts';
import type { Answer, Nothing } from './nothing-found.ts';

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

type Places = Omit<Answer, 'said'>;

/** No place at all, and nothing to say of it. */
const nothing: Answer = { count: 0, found: [], said: [] };

let pagefind: Promise<Pagefind> | undefined;
let attempts = 0;

async function load(): Promise<Pagefind> {
  // Not known when the page is built: the index is made from the built pages. Each attempt has an address of its own, as
  // Firefox does not ask again for a module that once failed: https://github.com/whatwg/html/issues/6768.
  const address = `/pagefind/pagefind.js?${attempts++}`;
  const loaded = (await import(/* @vite-ignore */ address)) as Pagefind;
  // The index is small, and a worker would have to be allowed by the page's policy.
  // A word as it was typed counts more than a longer one that begins with it: “invest” more than “investor”.
  await loaded.options({ noWorker: true, excerptLength: 26, ranking: { termSimilarity: 9 } });
  return loaded;
}

/** Pagefind's script, fetched when the visitor first means to search. */
const getPagefind = () => (pagefind ??= load());

/** Has the next search load everything anew: what failed, or was loaded before the site was deployed again. */
const forget = () => {
  pagefind = undefined;
};

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

/** Places that have the words, at most so many. Where a word with a hyphen is nowhere, its parts are looked for. */
async function find(words: string, most: number): Promise<Answer> {
  const { count, found } =
    (await findHyphenated(words, most)) ??
    (await findAsTyped(words, most)) ??
    (await findAsTyped(withoutHyphens(words), most)) ??
    nothing;
  return { count, found, said: [summary(count, words, found.length)] };
}

/** The same; where nothing is found, what is known of better words (nothing-found.ts). */
async function findOrAsk(words: string, most: number, status: Element): Promise<Answer> {
  const answer = await find(words, most);
  if (answer.count > 0) return answer;
  const detail: Nothing = { words, most, find, forget };
  status.dispatchEvent(new CustomEvent('search:nothing', { detail }));
  return (await detail.answer) ?? answer;
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
  /** How many results were asked for last; they may still be on their way. */
  let most: number;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const search = async (wanted = STEP) => {
    clearTimeout(waiting);
    most = wanted;
    const words = field.value.trim();
    const mine = ++turn;
    history.replaceState(history.state, '', words === '' ? location.pathname : `?q=${encodeURIComponent(words)}`);
    try {
      const { count, found, said } = words === '' ? nothing : await findOrAsk(words, wanted, status);
      // A later search may have been answered before this one.
      if (mine !== turn) return;
      showResults(list, found);
      more.hidden = found.length === count;
      status.replaceChildren(...said);
    } catch {
      forget();
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
    void getPagefind().catch(forget);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
  });
  more.addEventListener('click', () => {
    const before = list.childElementCount;
    // On to the first that is new, as the button may be gone.
    void search(most + STEP).then(() => list.children[before]?.querySelector('a')?.focus());
  });
}
