import type { Page } from '@playwright/test';

/** Bytes of a page over the wire, as the browser counts them: compressed as it asks for, without headers. */
export interface Weight {
  /** The document, with the styles and scripts that stand in it. */
  document: number;
  fonts: number;
  /** All that loads at once: these, scripts of their own, and the pictures that do not wait until they come near. */
  firstView: number;
  /** All that has loaded by now. */
  whole: number;
  /** Addresses of the scripts. */
  scriptFiles: string[];
}

/** Weighs what an open page has loaded so far. */
export const weigh = (page: Page): Promise<Weight> =>
  page.evaluate(() => {
    const entries = (type: string) => performance.getEntriesByType(type) as PerformanceResourceTiming[];
    const sizeOf = (files: PerformanceResourceTiming[]) =>
      files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const files = entries('resource');
    const lazy = new Set(
      [...document.images].filter(({ loading }) => loading === 'lazy').map((image) => image.currentSrc),
    );
    const scripts = files.filter(({ name }) => name.endsWith('.js'));
    const own = sizeOf(entries('navigation'));
    return {
      document: own,
      fonts: sizeOf(files.filter(({ name }) => name.endsWith('.woff2'))),
      firstView: own + sizeOf(files.filter(({ name }) => !lazy.has(name))),
      whole: own + sizeOf(files),
      scriptFiles: scripts.map(({ name }) => new URL(name).pathname),
    };
  });
