import type { HTMLElement } from 'node-html-parser';
import { readable } from '../pages/rendered-text.ts';

/** Attributes that are useful without the site’s style sheet. */
const kept = new Set(['href', 'src', 'alt', 'width', 'height', 'id', 'datetime', 'colspan', 'rowspan', 'scope']);

const addresses = ['href', 'src'];

/** Removes attributes that feed readers do not understand, and makes addresses absolute. */
function simplify(element: HTMLElement, page: string): void {
  for (const [name, value] of Object.entries(element.attributes)) {
    if (addresses.includes(name)) element.setAttribute(name, new URL(value, page).href);
    else if (!kept.has(name)) element.removeAttribute(name);
  }
}

/**
 * A page’s text as HTML that works anywhere: no styles, scripts or drawings, and all addresses absolute.
 *
 * @param html the text as on the page
 * @param page full address of the page; `#note` becomes that address with the anchor
 */
export function feedHtml(html: string, page: string): string {
  const root = readable(html);
  for (const element of root.querySelectorAll('*')) simplify(element, page);
  return root
    .toString()
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
