import { searchKeySetting } from '../lib/search/key-setting.ts';
import { searchRoute } from '../lib/routes.ts';

/** Distance in px by which an element must have come into view before it is revealed. */
const REVEAL_OFFSET = 180;

/** Cores, and gigabytes of memory, up to which a device takes long to draw two pages at once. */
const FEW = 4;

/** What a script improves on every page. All of it works without the script, more plainly. */
export function enhancePage(): void {
  goBackWhereVisitorCameFrom();
  openSearchByKey();
  // What reads the layout waits until the first view is painted, so that it cannot delay it. In a background tab or a
  // prerendered page that is when the visitor comes to it. The browser's own paint event would do as well, but Firefox does
  // not send it where a page opens in its middle.
  requestAnimationFrame(() =>
    setTimeout(() => {
      leaveOutSlowTransitions();
      followAddress(document);
      revealOnScroll();
    }),
  );
}

/**
 * Leaves out the view transition on a slow device: to draw two pages takes it a fifth of a second, in which the page that
 * was prerendered (src/layouts/Page.astro) could be there already.
 */
function leaveOutSlowTransitions(): void {
  // Not in every browser; rounded to a power of two.
  const { deviceMemory = Infinity } = navigator as Navigator & { deviceMemory?: number };
  if (navigator.hardwareConcurrency > FEW && deviceMemory > FEW) return;
  const leaveOut = () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@view-transition{navigation:none}');
    document.adoptedStyleSheets.push(sheet);
  };
  // Not at once: another sheet makes the browser work out all styles again.
  document.addEventListener('pointerover', leaveOut, { once: true });
}

/**
 * Opens the search by the key /, except while somebody writes. It can be turned off on the search page, as single keys
 * must be: WCAG 2.2, 2.1.4.
 */
function openSearchByKey(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey) return;
    if ((event.target as Element).closest('input, textarea, select')) return;
    try {
      if (localStorage.getItem(searchKeySetting) === 'off') return;
    } catch {
      // A browser that keeps nothing for sites refuses to be asked. There nobody could turn the key off.
      return;
    }
    event.preventDefault();
    const field = document.querySelector<HTMLElement>('[type="search"]');
    if (field) field.focus();
    else location.assign(searchRoute);
  });
}

/**
 * Lets what lies below the first view appear as the visitor comes to it. Only this function ever hides anything, so
 * without scripts, on paper and under reduced motion everything is simply there.
 */
function revealOnScroll(): void {
  // Tells of each element once the first view is laid out, so that nothing has to be measured for it.
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
    { rootMargin: `0px 0px -${String(REVEAL_OFFSET)}px 0px` },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}

/** Whether the visitor came to this page from another page of this site. */
function cameFromWithin(): boolean {
  // Without a referrer it is as if from this page.
  const { origin, pathname } = new URL(document.referrer || location.href);
  return origin === location.origin && pathname !== location.pathname;
}

/** Steps back to what was before this page, past its own anchors; 0 in a new tab, where nothing was. */
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
 * A Back link goes to its parent list by itself. For a visitor who came from within the site it goes back to that
 * very place, with its scroll position.
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

/** Puts the focus on the heading of the section that the address points to, for pages that ask for it. */
function focusHeading(root: Document): void {
  const target = root.querySelector<HTMLElement>('[data-focus-target]:target, [data-focus-target] :target');
  if (target === null) return;
  const heading = target.matches('h2, h3') ? target : target.querySelector<HTMLElement>('h2, h3');
  if (heading === null) return;
  heading.setAttribute('tabindex', '-1');
  // The browser has already begun its own (smooth) way to the place.
  heading.focus({ preventScroll: true });
}

/** Runs a task when the page has loaded and two frames have passed: around then the browser clears the focus itself. */
function afterLoad(task: () => void): void {
  const twoFramesOn = () => requestAnimationFrame(() => requestAnimationFrame(task));
  if (document.readyState === 'complete') twoFramesOn();
  else window.addEventListener('load', twoFramesOn, { once: true });
}

/** Whether the browser opened the page anew: going back and reloading bring a visitor to where they were. */
const isNewVisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/**
 * Goes to the addressed place once more when the page is whole, unless the visitor has begun to move by then. The
 * browser aims its smooth scroll at the layout of the first moment and does not aim again when the fonts come.
 */
function aimAgain(root: Document, moved: AbortSignal): void {
  if (!moved.aborted && isNewVisit()) root.querySelector(':target')?.scrollIntoView();
}

/** Opens the disclosure that hides the addressed place, for browsers that do not do so by themselves. */
function openAddressed(root: Document): void {
  const item = root.getElementById(location.hash.slice(1))?.closest('details');
  if (item) item.open = true;
}

/** Follows the address: when the page opens and whenever a link within the page is used. */
function followAddress(root: Document): void {
  openAddressed(root);
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
    focusHeading(root);
    aimAgain(root, moved.signal);
  });
  window.addEventListener('hashchange', () => {
    openAddressed(root);
    focusHeading(root);
  });
}
