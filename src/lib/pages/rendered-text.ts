import { type HTMLElement, parse } from 'node-html-parser';

/** Drawings and glossary popovers only work on the page; the facts in both are in the text next to them. */
const leftOut = 'svg, script, style, template, [popover], .screen-only, .sr-only';

/** The text of a page for use elsewhere, without what only works on the page. */
export function readable(html: string): HTMLElement {
  const root = parse(html);
  for (const element of root.querySelectorAll(leftOut)) element.remove();
  return root;
}

/** Only the words, on one line. */
export const plainText = (html: string): string => readable(html).text.replaceAll(/\s+/g, ' ').trim();
