import type { HTMLElement } from 'node-html-parser';
import { readable } from '../rendered-text.ts';

/** What means something without the site's style sheet. */
const kept = new Set(['href', 'src', 'alt', 'width', 'height', 'id', 'datetime', 'colspan', 'rowspan', 'scope']);

const addresses = ['href', 'src'];

/** Leaves an element what a feed reader understands; addresses become full ones. */
function simplify(element: HTMLElement, page: string): void {
  for (const [name, value] of Object.entries(element.attributes)) {
    if (addresses.includes(name)) element.setAttribute(name, new URL(value, page).href);
    else if (!kept.has(name)) element.removeAttribute(name);
  }
}

/**
 * A page's text as HTML that may stand anywhere: no styles, scripts or drawings, and every address in full.
 *
 * @param html the text as the page has it
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
