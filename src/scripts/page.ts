import { searchKeySetting } from '../lib/search/key-setting.ts';
import { searchRoute } from '../lib/routes.ts';

/** How far an element must have scrolled into view before it is revealed, in px. */
const REVEAL_OFFSET = 180;

/** Up to this many cores or gigabytes of memory, a device is slow to render two pages at once. */
const FEW = 4;

/** The enhancements of every page. Everything works without them, only more plainly. */
export function enhancePage(): void {
  goBackWhereVisitorCameFrom();
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

/**
 * Turns off view transitions on a slow device: rendering two pages takes it a fifth of a second, in which the
 * prerendered page (src/layouts/Page.astro) could be shown already.
 */
function leaveOutSlowTransitions(): void {
  // Not supported in every browser; rounded to a power of two.
  const { deviceMemory = Infinity } = navigator as Navigator & { deviceMemory?: number };
  if (navigator.hardwareConcurrency > FEW && deviceMemory > FEW) return;
  const leaveOut = () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@view-transition{navigation:none}');
    document.adoptedStyleSheets.push(sheet);
  };
  // Not immediately, because a new style sheet makes the browser recalculate all styles.
  document.addEventListener('pointerover', leaveOut, { once: true });
}

/**
 * Opens the search with the / key, except while the visitor is typing. It can be turned off on the search page, as WCAG
 * 2.2, 2.1.4 requires of single-key shortcuts.
 */
function openSearchByKey(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey) return;
    if ((event.target as Element).closest('input, textarea, select')) return;
    try {
      if (localStorage.getItem(searchKeySetting) === 'off') return;
    } catch {
      // Storage is blocked, so nobody could turn the key off.
      return;
    }
    event.preventDefault();
    const field = document.querySelector<HTMLElement>('[type="search"]');
    if (field) field.focus();
    else location.assign(searchRoute);
  });
}

/**
 * Reveals what is below the first view as the visitor scrolls to it. Only this function ever hides anything, so without
 * scripts, on paper and with reduced motion everything is simply visible.
 */
function revealOnScroll(): void {
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
    { rootMargin: `0px 0px -${REVEAL_OFFSET}px 0px` },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}

/** Whether the visitor came from another page of this site. */
function cameFromWithin(): boolean {
  // Without a referrer, the result is the same as for this page itself: false.
  const { origin, pathname } = new URL(document.referrer || location.href);
  return origin === location.origin && pathname !== location.pathname;
}

/** The number of history steps back to the previous page, past this page's anchors; 0 in a new tab. */
function stepsBack(): number {
  if (!('navigation' in window)) return Math.min(1, history.length - 1);
  const { navigation } = window;
  const here = navigation.currentEntry?.index ?? 0;
  const before = navigation
    .entries()
    .slice(0, here)
    .findLastIndex((entry) => entry.url !== null && new URL(entry.url).pathname !== location.pathname);
  return before === -1 ? 0 : here - before;
}

/**
 * By default a Back link leads to the parent list. For a visitor who came from within the site it goes back in history
 * instead, which restores the scroll position.
 */
function goBackWhereVisitorCameFrom(): void {
  document.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const isOnLink = (event.target as Element).closest('a[data-back]') !== null;
    const steps = isOnLink && cameFromWithin() ? stepsBack() : 0;
    if (steps === 0) return;
    event.preventDefault();
    history.go(-steps);
  });
}

/** Focuses the heading of the section that the URL points to, on pages that ask for it. */
function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('[data-focus-target]:target, [data-focus-target] :target');
  if (target === null) return;
  const heading = target.matches('h2, h3') ? target : target.querySelector<HTMLElement>('h2, h3');
  if (heading === null) return;
  heading.setAttribute('tabindex', '-1');
  // The browser has already started its own (smooth) scroll.
  heading.focus({ preventScroll: true });
}

/** Runs a task two frames after the page has loaded: around load the browser itself clears the focus. */
function afterLoad(task: () => void): void {
  const twoFramesOn = () => requestAnimationFrame(() => requestAnimationFrame(task));
  if (document.readyState === 'complete') twoFramesOn();
  else window.addEventListener('load', twoFramesOn, { once: true });
}

/** Whether this is neither a reload nor a step in history, which restore the visitor's scroll position. */
const isNewVisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/**
 * Scrolls to the URL's target again when the page has loaded, unless the visitor has started to move by then. The
 * browser computes its smooth scroll from the initial layout, and does not correct it when the fonts load.
 */
function aimAgain(moved: AbortSignal): void {
  if (!moved.aborted && isNewVisit()) document.querySelector(':target')?.scrollIntoView();
}

/** Opens the disclosure around the URL's target, for browsers that do not do so themselves. */
function openAddressed(): void {
  const item = document.getElementById(location.hash.slice(1))?.closest('details');
  if (item) item.open = true;
}

/** Handles the URL's fragment, when the page opens and whenever a link within the page is used. */
function followAddress(): void {
  openAddressed();
  const moved = new AbortController();
  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(
      sign,
      () => {
        moved.abort();
      },
      { once: true, passive: true },
    );
  }
  afterLoad(() => {
    focusHeading();
    aimAgain(moved.signal);
  });
  window.addEventListener('hashchange', () => {
    openAddressed();
    focusHeading();
  });
}
