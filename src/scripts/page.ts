import { openSearchByKey } from './search-key.ts';
import { goBackWhereVisitorCameFrom } from './back-link.ts';
import { leaveOutSlowTransitions } from './view-transitions.ts';
import { followAddress } from './address.ts';
import { revealOnScroll } from './reveal.ts';

/** The enhancements of every page. Everything works without them, only more plainly. */
export function enhancePage(): void {
  openSearchByKey();
  goBackWhereVisitorCameFrom();
  // What reads the layout waits for the first paint, so as not to delay it. In a background tab or a prerendered page
  // that is when the visitor opens it. A paint PerformanceObserver would do as well, but Firefox reports no paint for a
  // page that opens scrolled to its middle.
  requestAnimationFrame(() =>
    setTimeout(() => {
      leaveOutSlowTransitions();
      followAddress();
      revealOnScroll();
    }),
  );
}
