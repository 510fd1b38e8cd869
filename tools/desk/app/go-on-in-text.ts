/** The outermost non-editable element around an element of a text: the caret moves over it in one step. */
function stepAround(element: Element, text: Element): Element {
  let step = element;
  for (let around: Element | null = element; around && around !== text; around = around.parentElement) {
    if (around.matches('[contenteditable="false"]')) step = around;
  }
  return step;
}

/**
 * Puts the caret behind a component that was inserted into a sentence from the menu above the text: the engine returns
 * the focus to the menu's button, so that the next keys would be lost (docs/upstream/keystatic-typing.md).
 */
export function goOnInText(page: Document): void {
  /** The component that was inserted while the menu had the focus. */
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

/**
 * Begins a new paragraph for words typed behind a picture: the engine would add them to the picture's own paragraph,
 * which looks like two paragraphs but is one.
 */
export function goOnBelowPictures(page: Document): void {
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      const { anchorNode, anchorOffset, isCollapsed } = page.getSelection() ?? {};
      if (!(anchorNode instanceof HTMLParagraphElement) || isCollapsed !== true || anchorNode.textContent !== '')
        return;
      const before = [...anchorNode.childNodes].slice(0, anchorOffset);
      if (!before.some((node) => node instanceof Element && node.matches('[data-filename]'))) return;
      event.target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    },
    { capture: true },
  );
}
