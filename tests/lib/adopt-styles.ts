import type { Page } from '@playwright/test';

/** Adds styles to a page, replacing those added before. Not as an element, which the page's policy would block. */
export const adoptStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
