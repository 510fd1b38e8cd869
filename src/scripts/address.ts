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
export function followAddress(): void {
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
