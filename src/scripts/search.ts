import { find, getPagefind, nothing } from '../components/SearchResults/find.ts';
import type { Nothing } from '../components/SearchResults/offer-meant.ts';
import { showResults, summary } from '../components/SearchResults/show-results.ts';

/** Milliseconds after the last key until the words are searched for. */
const DEBOUNCE = 200;

/** Results in the list at first, and how many more each time the visitor asks for more. */
const STEP = 20;

/** Asks what to say of words that are nowhere (components/SearchResults/offer-meant.ts). */
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
