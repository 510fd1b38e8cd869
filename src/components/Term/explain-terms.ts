/**
 * Shows the meaning of a `Term` at a tap or a click, as a popover, and lets the Escape key dismiss one that shows on hover or
 * focus, without moving either: WCAG 2.2, 1.4.13. It comes back when the mouse or the focus does.
 *
 * @param terms all words of the page that have a meaning
 */
export function explainTerms(terms: Iterable<HTMLElement>): void {
  for (const term of terms) {
    term.addEventListener('click', (event) => {
      const { firstElementChild: word, lastElementChild: meaning } = term;
      // The Enter key, which has no detail, follows the link: the focus shows the meaning already.
      const isPlain = event.detail > 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isPlain || !word?.contains(event.target as Node)) return;
      if (!(meaning instanceof HTMLElement) || !('popover' in meaning)) return;
      event.preventDefault();
      meaning.showPopover();
    });
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const term of terms) {
      if (!term.matches(':is(:hover, :focus-within)')) continue;
      term.dataset['dismissed'] = '';
      for (const comeBack of ['mouseenter', 'focusin']) {
        const restore = () => {
          delete term.dataset['dismissed'];
        };
        term.addEventListener(comeBack, restore, { once: true });
      }
    }
  });
}
