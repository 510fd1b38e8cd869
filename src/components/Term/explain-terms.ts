/**
 * Shows the meaning of a `Term` on tap or click, as a popover that the next one closes, and lets Escape dismiss one
 * shown on hover or focus, without moving either: WCAG 2.2, 1.4.13. It reappears when the mouse or the focus returns.
 *
 * @param terms all words on the page with a meaning
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
  // Light dismiss closes an open popover before the click, which would reopen it.
  term.addEventListener('pointerdown', () => {
    wasOpen = meaning.matches(':popover-open');
  });
  term.addEventListener('click', (event) => {
    // The Enter key, whose detail is 0, follows the link: focus already shows the meaning.
    const isPlain = event.detail > 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !word?.contains(event.target as Node)) return;
    event.preventDefault();
    meaning.togglePopover(!wasOpen);
  });
}
