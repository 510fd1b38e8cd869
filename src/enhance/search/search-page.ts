import { find, getPagefind } from './pagefind.ts';
import { showResults, summary } from './show-results.ts';

/** Time without a key in ms, after which the words are searched for. */
const PAUSE = 200;

/** Places in the list at first, and how many come with each wish for more. */
const STEP = 20;

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
