import { searchKeySetting } from '../../lib/search/key-setting.ts';
import { searchRoute } from '../../lib/routes.ts';

/**
 * Opens the search with the / key, except while the visitor is typing. It can be turned off on the search page, as WCAG
 * 2.2, 2.1.4 requires of single-key shortcuts.
 */
export function openSearchByKey(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey) return;
    if ((event.target as Element).closest('input, textarea, select')) return;
    try {
      if (localStorage.getItem(searchKeySetting) === 'off') return;
    } catch {
      // Storage is blocked, so nobody could turn the key off.
      return;
    }
    event.preventDefault();
    // The field of a SearchForm on this page, if there is one.
    const field = document.getElementById('q');
    if (field) field.focus();
    else location.assign(searchRoute);
  });
}
