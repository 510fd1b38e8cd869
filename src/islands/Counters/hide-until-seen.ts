import { whenHalfSeen } from '../hydration/when-half-seen.ts';

/** How long visible figures wait for the script that rolls them, in ms. After that they are shown as they are. */
const GIVE_UP_AFTER_MS = 2000;

/**
 * Hides the figures until half of them is in view, unless the visitor prefers reduced motion. The island hydrates at
 * that moment (`client:seen`) and rolls them; if it is late, they are simply shown. They are shown at once if a
 * translator has changed the text, because the island does not hydrate then (island-loader.ts). A page runs this when
 * it opens, before hydration; without it, the figures are simply visible.
 */
export function hideUntilSeen(counters: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  counters.dataset['counters'] = 'waiting';
  const words = counters.textContent;
  const show = () => {
    if (counters.dataset['counters'] === 'waiting') counters.dataset['counters'] = 'shown';
  };
  whenHalfSeen([counters], () => {
    if (counters.textContent === words) setTimeout(show, GIVE_UP_AFTER_MS);
    else show();
  });
}
