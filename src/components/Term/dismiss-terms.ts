/**
 * Lets the Escape key dismiss the meaning of a `Term` that shows on hover or focus, without moving either: WCAG 2.2, 1.4.13.
 * It comes back when the mouse or the focus does.
 *
 * @param terms all words of the page that have a meaning
 */
export function dismissTerms(terms: Iterable<HTMLElement>): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const term of terms) {
      if (!term.matches(':is(:hover, :focus-within)')) continue;
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
