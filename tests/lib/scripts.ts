import type { Page } from '@playwright/test';

/** The files that islands fetch; the script of every page is none of them. */
export const islandScripts = /\/_astro\/(?!Page\.astro)[^/]*\.js$/;

/** Long enough for scripts that wait for one another, 3 s each, and the time that they run. */
export const late = { timeout: 15_000 };

/** Lets every script come 3 s late. */
export const delayScripts = (page: Page) =>
  page.route(islandScripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });

/** Lets every script fail. */
export const failScripts = (page: Page) => page.route(islandScripts, (route) => route.abort());

/** Notes the scripts that are asked for from now on. */
export function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (islandScripts.test(request.url())) asked.push(request.url());
  });
  return asked;
}
