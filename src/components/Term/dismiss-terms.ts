/**
 * Lets the Escape key dismiss the meaning of a `Term` that shows on hover or focus, without moving either: WCAG 2.2, 1.4.13.
 * It comes back when the mouse or the focus does.
 */
export function dismissTerms(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const term of document.querySelectorAll<HTMLElement>('[data-term]:is(:hover, :focus-within)')) {
      term.dataset['dismissed'] = '';
      for (const leave of ['mouseleave', 'focusout']) {
        const restore = () => {
          delete term.dataset['dismissed'];
        };
        term.addEventListener(leave, restore, { once: true });
      }
    }
  });
}
