import { partsOf, withEllipses } from '../lib/search/excerpt.ts';
import { areMet, type Met } from '../lib/search/words-met.ts';

/** Time without a key in ms, after which the words are searched for. */
const PAUSE = 200;

/** Places in the list at first, and how many come with each wish for more. */
const STEP = 20;

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

/** An element with text; text is never read as HTML. */
function make<Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: (Node | string)[]) {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

/** The excerpt with its hits marked. */
const withHits = (excerpt: string): (Node | string)[] =>
  withEllipses(partsOf(excerpt)).map(({ text, hit }) => (hit ? make('mark', text) : text));

/** The part of a page that fits best, where it is not the page's beginning. */
const bestPart = ({ url, sub_results: parts }: Found) => parts.find((part) => part.url !== url);

function item(found: Found): HTMLLIElement {
  const link = make('a', found.meta.title ?? found.url);
  link.href = found.url;
  const heading = make('h2', link);
  if (found.meta.kind) heading.append(make('span', ` ${found.meta.kind}`));
  const entry = make('li', heading, make('p', ...withHits(found.excerpt)));
  const part = bestPart(found);
  if (part && found.excerpt !== part.excerpt) {
    const toPart = make('a', part.title);
    toPart.href = part.url;
    entry.append(make('p', 'In the part ', toPart));
  }
  return entry;
}

/** Puts the places that were found in the list, in place of earlier ones. */
export function showResults(list: Element, found: readonly Found[]): void {
  list.replaceChildren(...found.map(item));
}

/** “3 results for “moat””, for the eyes and for screen readers; where there are more than are shown, with their number. */
export function summary(count: number, words: string, shown = count): string {
  if (words === '') return '';
  if (count === 0) return `Nothing found for “${words}”. Try fewer or other words.`;
  const below = shown < count ? `, the first ${shown} below` : '';
  return `${count} result${count === 1 ? '' : 's'} for “${words}”${below}`;
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
      // A later question may have been answered before this one.
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
  root.querySelector('[data-without-script]')?.remove();
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  if (field.value === '') field.focus({ preventScroll: true });
  else void search();
  field.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void search(), PAUSE);
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

/**
 * A box that turns the search key off and on again. Its value is where the wish is kept, in the visitor's own browser.
 * What reads the wish stands in the script of every page, page.ts.
 */
export function offerKeySwitch(box: HTMLInputElement): void {
  box.checked = localStorage.getItem(box.value) !== 'off';
  box.addEventListener('change', () => {
    if (box.checked) localStorage.removeItem(box.value);
    else localStorage.setItem(box.value, 'off');
  });
}
