import type { Page } from '@playwright/test';

/** Script files of islands, without the script of every page. */
export const islandScripts = /\/_astro\/(?!Page\.astro)[^/]*\.js$/;

/** Holds requests back. @returns a function that releases them */
export async function hold(page: Page, url: string | RegExp) {
  const released = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => {
    released.resolve(undefined);
  };
}

/** Holds back every island's script. @returns a function that releases them */
export const holdScripts = (page: Page) => hold(page, islandScripts);

/** Makes every island's script fail. */
export const failScripts = (page: Page) => page.route(islandScripts, (route) => route.abort());

/** Records requests that match a pattern from now on, by default for islands' scripts. */
export function watchRequests(page: Page, kind = islandScripts): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (kind.test(request.url())) asked.push(request.url());
  });
  return asked;
}
