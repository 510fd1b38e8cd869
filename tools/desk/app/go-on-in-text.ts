/** The outermost part that is no text around an element of a text: one step of the caret. */
function stepAround(element: Element, text: Element): Element {
  let step = element;
  for (let around: Element | null = element; around && around !== text; around = around.parentElement) {
    if (around.matches('[contenteditable="false"]')) step = around;
  }
  return step;
}

/**
 * Goes on behind a component that was put into a sentence from the list above the text: the engine gives the focus back to
 * the button of that list, and what is typed next would be nowhere.
 */
export function goOnInText(page: Document): void {
  /** The component that was put in while the list had the focus. */
  let added: Element | undefined;
  new MutationObserver((changes) => {
    if (!page.activeElement?.closest('[role="menu"]')) return;
    const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
    added ??= nodes.find((node) => node.matches('.desk-component, :has(.desk-component)'));
  }).observe(page.body, { childList: true, subtree: true });
  page.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches('[aria-haspopup]')) return;
    const text = added?.closest<HTMLElement>('[role="textbox"]');
    if (added && text) {
      text.focus();
      const range = page.createRange();
      range.setStartAfter(stepAround(added.querySelector('.desk-component') ?? added, text));
      const selection = page.getSelection();
      selection?.removeAllRanges();
      selection?.addRange(range);
    }
    added = undefined;
  });
}
