import { afterFirstPaint } from './after-first-paint.ts';

/** An address that leads nowhere, so that nothing is fetched for it. */
const NOWHERE = 'https://';

/** Time after the first paint, in ms, in which the rest of the first view follows, on slow telephones too. */
const FIRST_VIEW = 600;

/** The tab's icon, the manifest, the lazy pictures, and their better formats: no other picture has several. */
const LATER = '[rel=icon],[rel=manifest],[loading=lazy],source';

/** Takes the address from an element, and returns what gives it back. */
function withhold(element: Element): () => void {
  const attribute = ['href', 'srcset'].find((name) => element.hasAttribute(name)) ?? 'src';
  const address = element.getAttribute(attribute) ?? '';
  // Without any address for the icon browsers would ask for /favicon.ico instead.
  if (attribute === 'href') element.setAttribute(attribute, NOWHERE);
  else element.removeAttribute(attribute);
  return () => {
    element.setAttribute(attribute, address);
  };
}

/** Runs a task when the page has loaded and is on the screen; at once in a tab that nobody sees yet. */
function whenPainted(task: () => void): void {
  window.addEventListener('load', () => {
    if (document.hidden) task();
    else afterFirstPaint(task);
  });
}

/**
 * Fetches the tab's icon, the manifest and the lazy pictures only once the first view is painted. Without scripts all are fetched
 * as usual.
 *
 * What this gains is mostly Lighthouse's estimate: it counts whatever arrives before the largest paint, and on a fast
 * line both do. A visitor on a slow line gets the fonts first in any case, and such pictures up to FIRST_VIEW later.
 */
export function leaveFirstViewTheLine(root: Document): void {
  const giveBack = [...root.querySelectorAll(LATER)].map(withhold);
  whenPainted(() => {
    setTimeout(() => {
      for (const restore of giveBack) restore();
    }, FIRST_VIEW);
  });
}
