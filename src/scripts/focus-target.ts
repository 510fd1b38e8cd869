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

/** Follows the address: when the page opens and whenever a link within the page is used. */
export function focusTargetHeading(root: Document): void {
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
    focusHeading(root);
  });
}
