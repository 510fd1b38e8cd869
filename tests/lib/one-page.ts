import { type Page, test as base } from '@playwright/test';
import { listen } from './quiet.ts';

interface Shared {
  shared: { page: Page; remarks: string[] };
}

/**
 * Tests that take turns on one page, for those that look and keep nothing: in a process that stays, the scripts of the site
 * and of axe are compiled once and not for every test. Of the options of a context it takes `viewport` and `reducedMotion`.
 */
export const test = base.extend<{ remarks: string[] }, Shared>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const page = await browser.newPage({ baseURL });
      await use({ page, remarks: listen(page, new URL(baseURL).origin) });
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared: { page, remarks }, viewport, contextOptions: { reducedMotion = null } }, use) => {
    await page.goto('about:blank');
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion });
    remarks.length = 0;
    await use(page);
  },
  /** What the page has asked for or said in this test, and should not have. */
  remarks: async ({ shared: { remarks } }, use) => {
    await use(remarks);
  },
});
