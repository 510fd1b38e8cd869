import { openSearchByKey } from '../components/SearchForm/search-key.ts';
import { followAddress } from './address.ts';

/**
 * Turns off view transitions on a slow device: rendering two pages takes it a fifth of a second, in which the
 * prerendered page (src/layouts/Page.astro) could be shown already.
 */
function leaveOutSlowTransitions(): void {
  /** Up to this many cores or gigabytes of memory, a device is slow to render two pages at once. */
  const few = 4;
  // Rounded to a power of two; where it is not supported, neither is prerendering.
  const { deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  if (deviceMemory === undefined || (navigator.hardwareConcurrency > few && deviceMemory > few)) return;
  const leaveOut = () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@view-transition{navigation:none}');
    document.adoptedStyleSheets.push(sheet);
  };
  // Not immediately, because a new style sheet makes the browser recalculate all styles.
  document.addEventListener('pointerover', leaveOut, { once: true });
}

/**
 * Reveals what is below the first view as the visitor scrolls to it. Only this function hides it, so without scripts it
 * is simply visible, and so it is on paper and with reduced motion, where its mark has no style.
 */
function revealOnScroll(): void {
  /** How far an element must have scrolled into view before it is revealed, in px. */
  const offset = 180;
  // The observer reports each element once after layout, so nothing has to be measured separately.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        if (isIntersecting) {
          if (target.matches('[data-reveal=waiting]')) target.setAttribute('data-reveal', 'shown');
          observer.unobserve(target);
        } else if (boundingClientRect.top > window.innerHeight) target.setAttribute('data-reveal', 'waiting');
        else if (!target.matches('[data-reveal=waiting]')) observer.unobserve(target);
      }
    },
    { rootMargin: `0px 0px -${offset}px 0px` },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}

/** The enhancements of every page. Everything works without them, only more plainly. */
export function enhancePage(): void {
  openSearchByKey();
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
