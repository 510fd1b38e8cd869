import { MORE_FAILED, SEARCH_FAILED, showResults } from '../components/SearchResults/show-results.ts';
import { type Answer, findPlaces, prepare } from './find-places.ts';

/** Milliseconds between the last key press and the search. */
const DEBOUNCE_MS = 200;

/** Milliseconds after which the visitor is told that the search is running. */
const SLOW_MS = 500;

/** How many results are shown at first, and added each time the visitor asks for more. */
const STEP = 20;

/** The answer for an empty field. */
const nothing: Answer = { count: 0, found: [], message: [] };

/**
 * Starts the search: it answers while the visitor types, and keeps the words in the URL.
 *
 * @param page contains a `SearchForm` and its `SearchResults`
 */
export function searchHere(page: HTMLElement): void {
  const form = page.querySelector<HTMLFormElement>('[role="search"]');
  const field = form?.querySelector('input');
  const status = page.querySelector('[role="status"]');
  const list = page.querySelector('[data-results]');
  const more = page.querySelector<HTMLButtonElement>('[data-more]');
  if (!form || !field || !status || !list || !more) return;
  const wordsInAddress = () => new URLSearchParams(location.search).get('q') ?? '';
  let lastRequest = 0;
  /** The words of the last search, as in the URL. */
  let words = wordsInAddress();
  /** Number of results last requested; they may not have arrived yet. */
  let shown = STEP;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;

  const search = async (wanted = STEP) => {
    clearTimeout(waiting);
    clearTimeout(slow);
    shown = wanted;
    words = field.value.trim();
    const request = ++lastRequest;
    history.replaceState(history.state, '', words === '' ? location.pathname : `?q=${encodeURIComponent(words)}`);
    slow = setTimeout(() => {
      status.replaceChildren('Searching…');
    }, SLOW_MS);
    const answer = words === '' ? nothing : await findPlaces(words, wanted).catch(() => undefined);
    // A later search has started, and may already have been answered.
    if (request !== lastRequest) return;
    clearTimeout(slow);
    if (!answer && wanted > STEP) {
      shown = list.childElementCount;
      status.replaceChildren(MORE_FAILED);
      return;
    }
    const { count, found, message } = answer ?? { ...nothing, message: [SEARCH_FAILED] };
    showResults(list, found);
    more.hidden = found.length === count;
    status.replaceChildren(...message);
  };

  // Something may have been typed before this script ran.
  field.value ||= words;
  if (field.value === '') field.focus({ preventScroll: true });
  else {
    list.setAttribute('aria-busy', 'true');
    void search().finally(() => {
      list.removeAttribute('aria-busy');
    });
  }
  field.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void search(), DEBOUNCE_MS);
    // Loads the script while the visitor goes on typing.
    prepare();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
  });
  // Back to a history entry from before a link within this page was followed.
  addEventListener('popstate', () => {
    if (wordsInAddress() === words) return;
    field.value = wordsInAddress();
    void search();
  });
  more.addEventListener('click', () => {
    const before = list.childElementCount;
    // Focuses the first new result, because the button may be hidden now.
    void search(shown + STEP).then(() => list.children[before]?.querySelector('a')?.focus());
  });
}
