import type { Page } from '@playwright/test';

/** Has the page in another language, as Chrome’s translator does it: every text becomes two elements around other words. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, textarea')) continue;
      const outer = document.createElement('span');
      const inner = outer.appendChild(document.createElement('span'));
      inner.textContent = `«${text.nodeValue}»`;
      text.parentNode?.replaceChild(outer, text);
    }
  });
