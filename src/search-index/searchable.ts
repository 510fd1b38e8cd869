import { notFoundRoute, routes } from '../lib/routes.ts';

/** Parts of the Reading Room show what the Reading Room shows; these pages repeat another or have nothing to find. */
const repeated = new Set<string>([routes.homeAlias, routes.search, routes.contactOffice, notFoundRoute]);

/** Whether the search finds a page by its words. */
export const isSearchable = (path: string) => !repeated.has(path) && !path.startsWith(`${routes.readingRoom}/`);

/** What stands on pages but is no text of theirs. */
export const passedOver = ['.screen-only', '.sr-only', '[popover]', '[aria-hidden="true"]', 'svg', 'form'];

/**
 * A page of the part that is its own. The rest is the same on every page, or styles and scripts, and would take Pagefind
 * twice as long.
 *
 * @throws when the page has none
 */
export function searchablePart(address: string, html: string): string {
  const [main] = /<main[\s>][\s\S]*<\/main>/.exec(html) ?? [];
  if (main === undefined) throw new Error(`${address} has no <main>, which the search would read.`);
  // Pagefind reads a name and what is said of it as one word where nothing stands between their tags.
  return `<html>${main.replaceAll(/<(?=(d[dt]|th)[\s>])/g, ' <')}</html>`;
}
