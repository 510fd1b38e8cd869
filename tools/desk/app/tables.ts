/** The table that was just inserted: an empty one with the caret in it. */
function newTable(page: Document, changes: readonly MutationRecord[]): Element | undefined {
  const caret = page.getSelection()?.anchorNode ?? null;
  return changes
    .flatMap(({ addedNodes }) => [...addedNodes])
    .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('table')] : []))
    .find((element) => element.matches('table') && element.contains(caret) && element.textContent.trim() === '');
}

/** Puts the caret at the end of a cell, or of the element below a table. */
function goTo(page: Document, cell: Element): void {
  const selection = page.getSelection();
  selection?.selectAllChildren(cell.querySelector('p') ?? cell);
  selection?.collapseToEnd();
}

/** Puts the caret in a new table's first cell: the engine leaves it in the last (docs/upstream/keystatic-typing.md). */
export function beginTables(page: Document): void {
  new MutationObserver((changes) => {
    const cell = newTable(page, changes)?.querySelector('th, td');
    if (cell) goTo(page, cell);
  }).observe(page.body, { childList: true, subtree: true });
}

/**
 * Tab moves from cell to cell, and from the last cell to the text below, as in a word processor. The engine's Tab moves
 * to the cell's menu, where further typing would trigger menu items such as deleting a row; here Alt+ArrowDown opens
 * that menu.
 */
export function walkTables(page: Document): void {
  page.addEventListener(
    'keydown',
    (event) => {
      const { anchorNode } = page.getSelection() ?? {};
      const place = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
      const cell = place?.closest('th, td');
      // Controls inside a cell handle their own keys.
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
      // With no text below, an arrow key makes the engine leave the table and add a paragraph.
      else text.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    },
    { capture: true },
  );
}
