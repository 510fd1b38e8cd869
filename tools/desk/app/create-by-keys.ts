/** Ctrl+S creates a new entry, as it saves one that has a file already: the engine knows these keys only there. */
export function createByKeys(page: Document): void {
  page.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    if (!page.location.pathname.endsWith('/create')) return;
    event.preventDefault();
    page.querySelector('form')?.requestSubmit();
  });
}
