import { notFoundRoute, routes } from '../routes.ts';

/** Pages that repeat another one: their addresses, each with that of the other, which search engines should list. */
export const aliases: Readonly<Record<string, string>> = {
  [routes.homeAlias]: routes.home,
  [routes.contactOffice]: routes.contact,
};

/** Pages without content of their own, which search engines should not list. */
export const unlistedPages: readonly string[] = [routes.search, notFoundRoute];

/** Whether a page has content of its own, for search engines and for the site’s own search. */
export const isListed = (path: string) => !(path in aliases) && !unlistedPages.includes(path);
