import type { Page } from '@playwright/test';

/** Has the browser lay out at once what waits until a visitor comes near, so that places can be read. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const late of document.querySelectorAll<HTMLElement>('footer, .page-end'))
      late.style.contentVisibility = 'visible';
  });
