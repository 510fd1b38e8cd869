/** Where a visitor's wish to do without the key is kept, in their own browser: `off`, or nothing. */
export const searchKeyWish = 'search-key';

/**
 * Opens the search by the key /, except while somebody writes. It can be turned off on the search page, as single keys
 * must be: WCAG 2.2, 2.1.4.
 *
 * @param address the search page
 */
export function openSearchByKey(root: Document, address: string): void {
  root.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey) return;
    if ((event.target as Element).closest('input, textarea, select')) return;
    // A browser that keeps nothing for sites refuses to be asked, and the key then does nothing.
    if (localStorage.getItem(searchKeyWish) === 'off') return;
    event.preventDefault();
    const field = root.querySelector<HTMLElement>('[type="search"]');
    if (field) field.focus();
    else location.assign(address);
  });
}
