import type { Page } from '@playwright/test';

/** Gives a page some styles more, in the place of those given before. Not as an element: its policy takes none that it does not know. */
export const adoptStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
