/** The table that was put in just now: an empty one with the caret in it. */
function newTable(page: Document, changes: readonly MutationRecord[]): Element | undefined {
  const caret = page.getSelection()?.anchorNode ?? null;
  return changes
    .flatMap(({ addedNodes }) => [...addedNodes])
    .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('table')] : []))
    .find((element) => element.matches('table') && element.contains(caret) && element.textContent.trim() === '');
}

/** Begins a new table in its first cell: the engine leaves the caret in the last. */
export function beginTables(page: Document): void {
  new MutationObserver((changes) => {
    const cell = newTable(page, changes)?.querySelector('th, td');
    if (cell) page.getSelection()?.collapse(cell.querySelector('p') ?? cell, 0);
  }).observe(page.body, { childList: true, subtree: true });
}
