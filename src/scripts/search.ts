import { partsOf, withEllipses } from '../lib/search/excerpt.ts';
import { find, type Found, getPagefind, nothing, type PartFound } from './find.ts';
import type { Nothing } from './offer-meant.ts';

/** Time without a key in ms, after which the words are searched for. */
const PAUSE = 200;

/** Places in the list at first, and how many come with each wish for more. */
const STEP = 20;

/** An element with text; text is never read as HTML. */
function make<Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: (Node | string)[]) {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

/** The excerpt with its hits marked. */
const withHits = (excerpt: string): (Node | string)[] =>
  withEllipses(partsOf(excerpt)).map(({ text, hit }) => (hit ? make('mark', text) : text));

/** What the words of a part count together; those in its heading count most. */
const scoreOf = ({ weighted_locations: words }: PartFound) =>
  words.reduce((sum, { balanced_score: score }) => sum + score, 0);

/** The part of a page that fits best, which may be its beginning. */
const bestPart = ({ sub_results: parts }: Found) => parts.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0];

/** “Joining as an HUF: Withdrawing and leaving”. */
const withPart = (title: string, part: string) => title + (/[.?!]$/.test(title) ? ' ' : ': ') + part;

function item(found: Found): HTMLLIElement {
  const { url, title, excerpt } = bestPart(found) ?? { ...found, title: '' };
  const name = found.meta.title ?? found.url;
  const link = make('a', url === found.url ? name : withPart(name, title));
  link.href = url;
  const heading = make('h2', link);
  if (found.meta.kind) heading.append(make('span', ` ${found.meta.kind}`));
  return make('li', heading, make('p', ...withHits(excerpt)));
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

/** Asks what to say of words that are nowhere (offer-meant.ts). */
function askWhatWasMeant(words: string, status: Element): Nothing['answer'] {
  const detail: Nothing = { words, areFound: async (others) => (await find(others, 1)).count > 0 };
  status.dispatchEvent(new CustomEvent('search:nothing', { detail }));
  return detail.answer;
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
      const { count, found } = words === '' ? nothing : await find(words, most);
      const offered = words !== '' && count === 0 ? await askWhatWasMeant(words, status) : undefined;
      // A later question may have been answered before this one.
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
