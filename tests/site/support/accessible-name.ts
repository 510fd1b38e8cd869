import { HTMLElement, type Node } from 'node-html-parser';

/**
 * What assistive technology calls a link: its label, or its words and the alternatives of its pictures without what
 * is hidden. Enough for the marks that this site uses; the accessibility tests ask a browser.
 */
export function accessibleName(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? spoken(element)).replaceAll(/\s+/g, ' ').trim();
}

function spoken(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.text;
  if (node.getAttribute('aria-hidden') === 'true') return '';
  return node.getAttribute('alt') ?? node.childNodes.map(spoken).join('');
}
