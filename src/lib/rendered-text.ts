import { type HTMLElement, parse } from 'node-html-parser';

/** Drawings need the site's styles and meanings their place on the page; the facts of both stand in the text beside them. */
const leftOut = 'svg, script, style, template, [popover], .screen-only, .sr-only';

/** The text of a page for places outside it, without what only works on the page. */
export function readable(html: string): HTMLElement {
  const root = parse(html);
  for (const element of root.querySelectorAll(leftOut)) element.remove();
  return root;
}

/** The words alone, on one line. */
export const plainText = (html: string): string => readable(html).text.replaceAll(/\s+/g, ' ').trim();
