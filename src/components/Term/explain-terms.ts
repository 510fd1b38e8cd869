/**
 * Shows the meaning of a `Term` at a tap or a click, as a popover that the next one closes, and lets the Escape key dismiss
 * one that shows on hover or focus, without moving either: WCAG 2.2, 1.4.13. It comes back when the mouse or the focus does.
 *
 * @param terms all words of the page that have a meaning
 */
export function explainTerms(terms: Iterable<HTMLElement>): void {
  for (const term of terms) {
    openByClick(term);
    for (const comeBack of ['mouseenter', 'focusin']) {
      term.addEventListener(comeBack, () => {
        delete term.dataset['dismissed'];
      });
    }
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const term of terms) if (term.matches(':is(:hover, :focus-within)')) term.dataset['dismissed'] = '';
  });
}

function openByClick(term: HTMLElement): void {
  const { firstElementChild: word, lastElementChild: meaning } = term;
  if (!(meaning instanceof HTMLElement) || !('popover' in meaning)) return;
  let wasOpen = false;
  // Light dismiss closes an open popover before the click, which would open it again.
  term.addEventListener('pointerdown', () => {
    wasOpen = meaning.matches(':popover-open');
  });
  term.addEventListener('click', (event) => {
    // The Enter key, which has no detail, follows the link: the focus shows the meaning already.
    const isPlain = event.detail > 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !word?.contains(event.target as Node)) return;
    event.preventDefault();
    meaning.togglePopover(!wasOpen);
  });
}
