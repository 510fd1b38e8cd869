import { asksForResult, readQuery } from '../../lib/fees/read-query.ts';

/*
 * Runs when the page opens, before and without React: a link that carries inputs puts them into the form and asks
 * for the island, which works the result out. It shares no module with the island, so that it stays a few lines within
 * the page.
 */

/** An amount of 5000000 → “50,00,000”, as the form shows its own; what a person typed is left as it is. */
const show = (name: string, text: string) =>
  (name === 'capital' || name === 'broker') && /^\d{4,13}$/.test(text) ? Number(text).toLocaleString('en-IN') : text;

export function openLink(form: HTMLFormElement, search: string): void {
  if (!asksForResult(search)) return;
  for (const [name, text] of readQuery(search)) {
    const field = form.elements.namedItem(name);
    // Of radio buttons the one with this value; where there is none, they stay as they are.
    if (field instanceof RadioNodeList) field.value = text;
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = /[1-9]/.test(text);
    else if (field instanceof HTMLInputElement) field.value = show(name, text);
  }
  form.setAttribute('data-asked', '');
  form.dispatchEvent(new Event('island:wanted', { bubbles: true }));
}
