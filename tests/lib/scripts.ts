import type { Page } from '@playwright/test';

/** The files that islands fetch; the script of every page is none of them. */
export const islandScripts = /\/_astro\/(?!Page\.astro)[^/]*\.js$/;

/** Holds requests back until the function is called that it gives. */
export async function hold(page: Page, url: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    release();
  };
}

/** Lets every script wait until the function is called that it gives. */
export const holdScripts = (page: Page) => hold(page, islandScripts);

/** Lets every script fail. */
export const failScripts = (page: Page) => page.route(islandScripts, (route) => route.abort());

/** Notes the files of a kind that are asked for from now on, scripts unless another is named. */
export function watchRequests(page: Page, kind = islandScripts): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (kind.test(request.url())) asked.push(request.url());
  });
  return asked;
}
