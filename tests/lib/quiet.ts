import type { Page } from '@playwright/test';
import { unknownAddress } from './pages.ts';

/** Collects a page's unwanted requests, failures and log messages. */
export function listen(page: Page, origin: string): string[] {
  const remarks: string[] = [];
  page.on('console', (message) => {
    // The browser itself logs that the 404 page has status 404.
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

/** Scrolls through the whole page and waits until all pictures have loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo(0, document.body.scrollHeight);
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

/** Counts of what a page has stored in the browser. */
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
