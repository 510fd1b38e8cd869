import type { Page } from '@playwright/test';
import { unknownAddress } from './pages.ts';

/** Collects everything that a page of the site asks for or says and should not. */
export function listen(page: Page, origin: string): string[] {
  const remarks: string[] = [];
  page.on('console', (message) => {
    // The browser itself remarks that the page for unknown addresses comes with status 404.
    const isAboutStatus = message.location().url === origin + unknownAddress && /\b404\b/.test(message.text());
    if (!isAboutStatus) remarks.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => remarks.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    remarks.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) remarks.push(`elsewhere: ${url.href}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) remarks.push(`${response.status()}: ${response.url()}`);
  });
  return remarks;
}

/** Goes down the whole page, so that everything that loads on the way has loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo(0, document.body.scrollHeight);
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

/** What a page has left in the browser, as counts; all 0 where nothing was kept. */
export async function keptBy(page: Page): Promise<Record<string, number>> {
  const stores = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { ...stores, cookies: (await page.context().cookies()).length };
}
