import { readQuery } from '../../lib/fees/read-query.ts';

/*
 * Runs when the page opens, before and without React: fills the form with the inputs in the URL or, upon a reload or
 * Back, with those that it had, and asks for the island. It shares no module with the island, so that it stays a few
 * inlined lines.
 */

/** Groups the digits of a plain amount as the form does, 5000000 → “50,00,000”; anything else stays as typed. */
const show = (name: string, text: string) =>
  (name === 'capital' || name === 'broker') && /^\d{4,13}$/.test(text) ? Number(text).toLocaleString('en-IN') : text;

/** What the page keeps of the form in its entry of the browser's history, as a query string; absent on a new visit. */
interface Kept {
  fees?: string;
}

export function openLink(form: HTMLFormElement, search: string): void {
  const link = new URLSearchParams(search);
  const state = history.state as Kept | null;
  const query = new URLSearchParams(state?.fees ?? search);
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    // The island calculates the result of a link; if it has been here before, the visitor's place on the page stays.
    if (readQuery(link, field.name) !== undefined) form.setAttribute('data-asked', state?.fees ? 'again' : '');
    const text = readQuery(query, field.name);
    if (text === undefined) continue;
    // For an unknown mode, the choice stays.
    if (field.type === 'radio') field.checked ||= field.value === text;
    // Only the form's own rate of GST can be added; if the link names another, the island says that it is not used.
    else if (field.type === 'checkbox') field.checked = /[1-9]/.test(text);
    else field.value = show(field.name, text);
  }
  // The words below a restored amount are still those of the form as the server sent it.
  if (state?.fees || form.hasAttribute('data-asked')) form.dispatchEvent(new Event('island:wanted', { bubbles: true }));

  // Not left to the browser: some do not restore a form upon a reload, and others do so after the island has read it.
  const keep = () => {
    // No field is a file.
    const fees = String(new URLSearchParams([...new FormData(form)] as [string, string][]));
    history.replaceState({ ...(history.state as object), fees } satisfies Kept, '');
  };
  // A link within the page makes a new entry. On the window, so that the island has put a preset into its field.
  for (const type of ['input', 'submit', 'hashchange']) addEventListener(type, keep);
}
