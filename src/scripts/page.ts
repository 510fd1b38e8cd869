import { searchRoute } from '../lib/routes.ts';
import { focusTargetHeading } from './focus-target.ts';

/** Cores, and gigabytes of memory, up to which a device takes long to draw two pages at once. */
const FEW = 4;

/** Where a visitor's wish to do without the search key is kept, in their own browser: `off`, or nothing. */
export const searchKeyWish = 'search-key';

/** The few things that a script betters on every page; Page.astro adds what only some have. Each works, plainer, without it. */
export function enhancePage(): void {
  // Once the first view is on the screen, which the script can't hold up then. In a tab that nobody sees yet that is when
  // somebody comes to it. Browsers tell of a first paint too, but Firefox not where a page opens in its middle.
  requestAnimationFrame(() =>
    setTimeout(() => {
      leaveOutSlowTransitions();
      focusTargetHeading(document);
      openSearchByKey();
    }),
  );
}

/**
 * Leaves out the view transition on a slow device: to draw two pages takes it a fifth of a second, in which the page that
 * was prerendered (src/layouts/Page.astro) could be there already.
 */
function leaveOutSlowTransitions(): void {
  // Not in every browser; rounded to a power of two.
  const { deviceMemory = Infinity } = navigator as Navigator & { deviceMemory?: number };
  if (navigator.hardwareConcurrency > FEW && deviceMemory > FEW) return;
  const leaveOut = () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@view-transition{navigation:none}');
    document.adoptedStyleSheets.push(sheet);
  };
  // Not at once: another sheet makes the browser work out all styles again.
  document.addEventListener('pointerover', leaveOut, { once: true });
}

/**
 * Opens the search by the key /, except while somebody writes. It can be turned off on the search page, as single keys
 * must be: WCAG 2.2, 2.1.4.
 */
function openSearchByKey(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey) return;
    if ((event.target as Element).closest('input, textarea, select')) return;
    // A browser that keeps nothing for sites refuses to be asked, and the key then does nothing.
    if (localStorage.getItem(searchKeyWish) === 'off') return;
    event.preventDefault();
    const field = document.querySelector<HTMLElement>('[type="search"]');
    if (field) field.focus();
    else location.assign(searchRoute);
  });
}
