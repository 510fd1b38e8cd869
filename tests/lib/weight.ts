import type { Page } from '@playwright/test';

/**
 * Weighs what an open page has loaded so far, in bytes over the wire as the browser counts them: compressed as it asks for,
 * without headers. The document has its styles and scripts in it; the first view is all but the pictures that wait until
 * they come near.
 */
export const weigh = (page: Page) =>
  page.evaluate(() => {
    const entries = (type: string) => performance.getEntriesByType(type) as PerformanceResourceTiming[];
    const sizeOf = (files: PerformanceResourceTiming[]) =>
      files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const files = entries('resource');
    const lazy = new Set(
      [...document.images].filter(({ loading }) => loading === 'lazy').map((image) => image.currentSrc),
    );
    const own = sizeOf(entries('navigation'));
    return {
      document: own,
      fonts: sizeOf(files.filter(({ name }) => name.endsWith('.woff2'))),
      firstView: own + sizeOf(files.filter(({ name }) => !lazy.has(name))),
      whole: own + sizeOf(files),
      scriptFiles: files.map(({ name }) => new URL(name).pathname).filter((name) => name.endsWith('.js')),
    };
  });
