/** The table that was put in just now: an empty one with the caret in it. */
function newTable(page: Document, changes: readonly MutationRecord[]): Element | undefined {
  const caret = page.getSelection()?.anchorNode ?? null;
  return changes
    .flatMap(({ addedNodes }) => [...addedNodes])
    .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('table')] : []))
    .find((element) => element.matches('table') && element.contains(caret) && element.textContent.trim() === '');
}

/** Puts the caret at the end of a cell, or of what stands below a table. */
function goTo(page: Document, cell: Element): void {
  const selection = page.getSelection();
  selection?.selectAllChildren(cell.querySelector('p') ?? cell);
  selection?.collapseToEnd();
}

/** Begins a new table in its first cell: the engine leaves the caret in the last. */
export function beginTables(page: Document): void {
  new MutationObserver((changes) => {
    const cell = newTable(page, changes)?.querySelector('th, td');
    if (cell) goTo(page, cell);
  }).observe(page.body, { childList: true, subtree: true });
}

/**
 * Tab goes from cell to cell, and from the last to what stands below, as in every word processor. The engine's Tab goes to
 * the list of what can be done with the cell, where the words that follow would work that list, and take rows away; Alt and
 * the arrow down go to it.
 */
export function walkTables(page: Document): void {
  page.addEventListener(
    'keydown',
    (event) => {
      const { anchorNode } = page.getSelection() ?? {};
      const place = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
      const cell = place?.closest('th, td');
      // A control within a cell has its own keys.
      const text = page.activeElement;
      if (!cell || !text?.matches('[role="textbox"]')) return;
      if (event.key === 'ArrowDown' && event.altKey) {
        event.preventDefault();
        cell.querySelector('button')?.focus();
      }
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
      const table = cell.closest('table');
      const cells = [...(table?.querySelectorAll('th, td') ?? [])];
      const last = event.shiftKey ? undefined : table?.nextElementSibling;
      const next = cells[cells.indexOf(cell) + (event.shiftKey ? -1 : 1)] ?? last;
      if (event.shiftKey && !next) return;
      event.preventDefault();
      event.stopPropagation();
      if (next) goTo(page, next);
      // Where nothing stands below, the engine makes room as soon as something is typed there.
      else text.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    },
    { capture: true },
  );
}
