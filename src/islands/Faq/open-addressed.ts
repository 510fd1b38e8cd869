/**
 * Opens the question whose answer the address names, for browsers that do not show what stands in a closed one by
 * themselves. It runs when the page opens, as such an address is the visitor's wish.
 */
export function openAddressed(page: Document): void {
  const open = () => {
    const item = page.getElementById(location.hash.slice(1))?.closest('details');
    if (item) item.open = true;
  };
  open();
  window.addEventListener('hashchange', open);
}
