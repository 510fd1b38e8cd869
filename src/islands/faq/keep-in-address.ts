/**
 * Puts the id of the open answer into the address of the page, so that a reload or a copied address opens it again;
 * nothing when none is open. It adds nothing to the visitor's history. “One at a time” is the browser's own work
 * (`details name`), and done here where a browser does not know it.
 */
export function keepInAddress(root: HTMLElement, signal: AbortSignal): void {
  const items = [...root.querySelectorAll('details')];
  const hashOf = (item: HTMLDetailsElement) => `#${item.querySelector('[id]')?.id ?? ''}`;

  const write = () => {
    const open = items.find((item) => item.open);
    // An address that names something else on the page stays when nothing is open.
    if (open === undefined && !items.some((item) => hashOf(item) === location.hash)) return;
    const hash = open === undefined ? '' : hashOf(open);
    if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash);
  };

  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) {
        for (const item of items) if (item !== target) item.open = false;
      }
      write();
    },
    // `toggle` does not bubble.
    { signal, capture: true },
  );
  // What was opened or closed before this came.
  write();
}
