/** The word whose meaning shows because the mouse or the focus is on it. */
const shown = '[data-term]:is(:hover, :focus-within)';

/**
 * Lets the Escape key send away a meaning that shows on hover or focus, without moving either: WCAG 2.2, 1.4.13. It comes
 * back when the mouse or the focus does.
 */
export function dismissMeanings(root: Document): void {
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const term of root.querySelectorAll(shown)) {
      term.setAttribute('data-dismissed', '');
      for (const leave of ['mouseleave', 'focusout']) {
        const restore = () => {
          term.removeAttribute('data-dismissed');
        };
        term.addEventListener(leave, restore, { once: true });
      }
    }
  });
}
