import { type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { listen } from './quiet.ts';

interface Opened {
  page: Page;
  /** What the page has asked for or said, and should not have. */
  remarks: string[];
}

interface Shared {
  pageWith: (options: BrowserContextOptions) => Promise<Opened>;
}

/**
 * Tests that take turns on one page, for those that keep nothing in the browser: in a process that stays, the scripts of the
 * site and of axe are compiled once and not for every test. Each test finds the page empty, and as `test.use` has it: its
 * viewport, motion, touch screen and scripts.
 */
export const test = base.extend<{ opened: Opened; remarks: string[] }, Shared>({
  pageWith: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const all = new Map<string, Promise<Opened>>();
      const open = async (options: BrowserContextOptions) => {
        const page = await browser.newPage({ baseURL, ...options });
        return { page, remarks: listen(page, new URL(baseURL).origin) };
      };
      await use((options) => {
        const key = JSON.stringify(options);
        const opened = all.get(key) ?? open(options);
        all.set(key, opened);
        return opened;
      });
      for (const { page } of await Promise.all(all.values())) await page.close();
    },
    { scope: 'worker' },
  ],
  opened: async ({ pageWith, javaScriptEnabled, hasTouch }, use) => {
    await use(await pageWith({ javaScriptEnabled, hasTouch }));
  },
  context: async ({ opened: { page } }, use) => {
    await use(page.context());
  },
  page: async ({ opened: { page, remarks }, viewport, contextOptions: { reducedMotion = null } }, use) => {
    await page.goto('about:blank');
    await page.mouse.move(0, 0);
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion });
    remarks.length = 0;
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  remarks: async ({ opened: { remarks } }, use) => {
    await use(remarks);
  },
});
