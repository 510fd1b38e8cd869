import { showResults } from '../components/SearchResults/show-results.ts';
import { type Answer, findPlaces, prepare } from './find-places.ts';

/** Milliseconds after the last key until the words are searched for. */
const DEBOUNCE = 200;

/** Milliseconds after which a visitor is told that the answer is on its way. */
const SLOW = 500;

/** Results in the list at first, and how many more each time the visitor asks for more. */
const STEP = 20;

/** What an empty field finds. */
const nothing: Answer = { count: 0, found: [], said: [] };

const failed: Answer = {
  ...nothing,
  said: ['The search did not load. Please try again, or look in the places below.'],
};

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
  const wordsInAddress = () => new URLSearchParams(location.search).get('q') ?? '';
  let turn = 0;
  /** The words that were last searched for, as the address has them. */
  let words = wordsInAddress();
  /** How many results were asked for last; they may still be on their way. */
  let most: number;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;

  const search = async (wanted = STEP) => {
    clearTimeout(waiting);
    clearTimeout(slow);
    most = wanted;
    words = field.value.trim();
    const mine = ++turn;
    history.replaceState(history.state, '', words === '' ? location.pathname : `?q=${encodeURIComponent(words)}`);
    slow = setTimeout(() => {
      status.replaceChildren('Searching…');
    }, SLOW);
    const { count, found, said } = words === '' ? nothing : await findPlaces(words, wanted).catch(() => failed);
    // A later search may have been answered before this one.
    if (mine !== turn) return;
    clearTimeout(slow);
    showResults(list, found);
    more.hidden = found.length === count;
    status.replaceChildren(...said);
  };

  form.hidden = false;
  field.value = words;
  if (field.value === '') field.focus({ preventScroll: true });
  else void search();
  field.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void search(), DEBOUNCE);
    // While the visitor types on, the script is on its way.
    prepare();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
  });
  // Back to an entry of the history that the way to a part of this page has left behind.
  addEventListener('popstate', () => {
    if (wordsInAddress() === words) return;
    field.value = wordsInAddress();
    void search();
  });
  more.addEventListener('click', () => {
    const before = list.childElementCount;
    // On to the first that is new, as the button may be gone.
    void search(most + STEP).then(() => list.children[before]?.querySelector('a')?.focus());
  });
}
