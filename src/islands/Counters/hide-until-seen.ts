import { whenHalfSeen } from '../hydration/when-half-seen.ts';

/** How long a visible figure waits for the script that rolls it, in ms. After that it is shown as it is. */
const GIVE_UP_AFTER_MS = 2000;

/**
 * Hides each figure until half of it is in view, unless the visitor prefers reduced motion. The island hydrates once half
 * of all of them is (`client:seen`), before which none counts as seen, and rolls each in its turn; if it is late, they
 * are simply shown. They are shown at once if a translator has changed the text, because the island does not hydrate then
 * (island-loader.ts). A page runs this when it opens, before hydration; without it, the figures are simply visible.
 *
 * @param list its children are the figures, whose `data-counter` becomes `waiting`, then `seen`, with an event of that
 *   name for use-roll-once.ts
 */
export function hideUntilSeen(list: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const figures = [...list.children].filter((figure) => figure instanceof HTMLElement);
  const words = list.textContent;
  for (const figure of figures) figure.dataset['counter'] = 'waiting';
  whenHalfSeen([list], () => {
    const isTranslated = list.textContent !== words;
    for (const figure of figures) {
      const show = () => {
        if (figure.dataset['counter'] === 'seen') figure.dataset['counter'] = 'shown';
      };
      whenHalfSeen([figure], () => {
        figure.dataset['counter'] = 'seen';
        figure.dispatchEvent(new Event('seen'));
        if (isTranslated) show();
        else setTimeout(show, GIVE_UP_AFTER_MS);
      });
    }
  });
}
