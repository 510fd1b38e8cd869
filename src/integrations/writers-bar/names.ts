/** Addresses at which the dev server tells the bar of a page; no page of the site has them. */

/** What is known at once; `?page=` names the page by its path. */
export const factsAddress = '/__writers-bar/facts';

/** What the checks found, once they have ended; `?file=` names the file by its path from the project's root. */
export const checksAddress = '/__writers-bar/checks';
