import { readQuery } from '../../lib/fees/read-query.ts';

/*
 * Runs when the page opens, before and without React: fills the form with the inputs in the URL, and asks for the
 * island, which calculates the result. It shares no module with the island, so that it stays a few inlined lines.
 */

/** Groups the digits of a plain amount as the form does, 5000000 → “50,00,000”; anything else stays as typed. */
const show = (name: string, text: string) =>
  (name === 'capital' || name === 'broker') && /^\d{4,13}$/.test(text) ? Number(text).toLocaleString('en-IN') : text;

export function openLink(form: HTMLFormElement, search: string): void {
  const query = new URLSearchParams(search);
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    const text = readQuery(query, field.name);
    if (text === undefined) continue;
    form.setAttribute('data-asked', '');
    // For an unknown mode, the choice stays.
    if (field.type === 'radio') field.checked ||= field.value === text;
    else if (field.type === 'checkbox') field.checked = /[1-9]/.test(text);
    else field.value = show(field.name, text);
  }
  if (form.hasAttribute('data-asked')) form.dispatchEvent(new Event('island:wanted', { bubbles: true }));
}
