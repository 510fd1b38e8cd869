import { readQuery } from '../../lib/fees/read-query.ts';
import type { WANTED } from '../hydration/events.ts';

/*
 * Runs when the page opens, before and without React: fills the form with the inputs in the URL or, upon a reload or
 * Back, with those that it had, and asks for the island. It shares no code with the island, so that it stays a few
 * inlined lines.
 */

/**
 * What asks for a result when the page opens: a link, or a reload or Back to a page with a result whose form was, or was
 * not, changed since.
 */
export type Opening = 'link' | 'again' | 'changed';

/** Groups the digits of a plain amount as the form does, 5000000 → “50,00,000”; anything else stays as typed. */
const show = (name: string, text: string) =>
  (name === 'capital' || name === 'broker') && /^\d{4,13}$/.test(text) ? Number(text).toLocaleString('en-IN') : text;

/** What the page stores of the form in its entry of the browser's history; absent on a new visit. */
interface Stored {
  /** As a query string. */
  fees?: string;
  /** Whether something was typed since Calculate. */
  isChanged?: boolean;
}

/**
 * Fills the form as the page opens, and from then on stores what it has in the page’s entry of the history.
 *
 * @param search the query of the address
 */
export function openLink(form: HTMLFormElement, search: string): void {
  /** React may have replaced the form (src/islands/hydration/preserve-form.ts). */
  const current = () => document.forms.namedItem('fees') ?? form;
  const link = new URLSearchParams(search);
  const before = (history.state ?? {}) as Stored;
  const stored = before.fees === undefined ? undefined : new URLSearchParams(before.fees);
  let isChanged = before.isChanged ?? false;

  const fill = (query: URLSearchParams) => {
    for (const field of form.elements) {
      if (!(field instanceof HTMLInputElement)) continue;
      const text = readQuery(query, field.name);
      // For an unknown mode, the choice stays.
      if (field.type === 'radio') field.checked ||= field.value === text;
      // Only the form's own rate of GST can be added; if the link names another, the island says that it is not used.
      else if (field.type === 'checkbox')
        field.checked = text === undefined ? field.checked && query === link : /[1-9]/.test(text);
      else if (text !== undefined) field.value = show(field.name, text);
    }
  };
  fill(stored ?? link);
  const isOfLink = ({ name }: HTMLInputElement) => name !== 'mode' && readQuery(link, name) !== undefined;
  // A link that only names the way of calculating asks for no result.
  const isLink = ([...form.elements] as HTMLInputElement[]).some(isOfLink);
  // The island calculates the result: of the form, or of the link if the form was changed after its result was shown.
  if (isLink) form.dataset['asked'] = (stored ? (isChanged ? 'changed' : 'again') : 'link') satisfies Opening;
  // It also says in words how a restored amount is understood.
  if (isLink || stored) form.dispatchEvent(new Event('island:wanted' satisfies typeof WANTED, { bubbles: true }));

  // Not left to the browser: some do not restore a form upon a reload, and others do so after the island has read it.
  const store = () => {
    clearTimeout(pause);
    removeEventListener('beforeunload', store);
    // No field is a file.
    const fees = String(new URLSearchParams([...new FormData(current())] as [string, string][]));
    history.replaceState({ ...(history.state as object), fees, isChanged } satisfies Stored, '');
  };
  let pause: ReturnType<typeof setTimeout> | undefined;
  // On the window, so that the island has put a preset into its field.
  addEventListener('input', () => {
    // What is typed before the first result counts towards it.
    isChanged ||= current().dataset['asked'] === undefined;
    clearTimeout(pause);
    // Not for each key, because Safari throws an error at the hundredth call within 30 seconds.
    pause = setTimeout(store, 500);
    // A reload reads what is stored before the page is hidden.
    addEventListener('beforeunload', store);
  });
  addEventListener('submit', () => {
    isChanged = false;
    store();
  });
  // Before a reload, which then calculates the link again.
  if (isLink) store();
  // A link within the page makes a new entry.
  for (const type of ['pagehide', 'hashchange']) addEventListener(type, store);
}
