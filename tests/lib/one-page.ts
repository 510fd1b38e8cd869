import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';
import { listen } from './quiet.ts';

/** A page, with its unwanted requests and log messages. */
interface Opened {
  page: Page;
  remarks: string[];
}

interface Given {
  opened: Opened;
  remarks: string[];
  /** Sets the browser’s default size of text, in px: unlike with a style, media queries in rem follow it too. */
  setTextSize: (standard: number) => Promise<void>;
}

type PageWith = (options: BrowserContextOptions) => Promise<Opened>;

/**
 * Tests that share one page: in a lasting process, the scripts of the site and of axe are compiled once instead of for
 * every test. Each test starts outside the site's pages, with empty storage, and with the viewport, motion, touch,
 * permissions and scripts of `test.use`. Tests that change what cannot be undone, such as a stopped clock, need
 * Playwright's own `test`, which opens a page for each.
 */
export const test = base.extend<Given, { pageWith: PageWith }>({
  pageWith: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const all = new Map<string, Promise<Opened>>();
      const open = async (options: BrowserContextOptions) => {
        const context = await browser.newContext({ baseURL, ...options });
        const page = await context.newPage();
        return { page, remarks: listen(page, new URL(baseURL).origin) };
      };
      await use((options) => {
        const key = JSON.stringify(options);
        const opened = all.get(key) ?? open(options);
        all.set(key, opened);
        return opened;
      });
      for (const { page } of await Promise.all(all.values())) await page.context().close();
    },
    { scope: 'worker' },
  ],
  opened: async ({ pageWith, javaScriptEnabled, hasTouch, permissions }, use) => {
    await use(await pageWith({ javaScriptEnabled, hasTouch, ...(permissions && { permissions }) }));
  },
  context: async ({ opened: { page } }, use) => {
    await use(page.context());
  },
  page: async ({ opened: { page, remarks }, viewport, contextOptions: { reducedMotion = null } }, use) => {
    // A file of the site: for another origin, such as about:blank, the browser would start another process.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.mouse.move(0, 0);
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion });
    remarks.length = 0;
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of page.context().pages()) if (other !== page) await other.close();
  },
  remarks: async ({ opened: { remarks } }, use) => {
    await use(remarks);
  },
  setTextSize: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    const setTextSize = async (standard: number) => {
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
      await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
    };
    await use(setTextSize);
    // The next test uses the same page; an open session would reset what is emulated at each navigation.
    await setTextSize(16);
    await session.detach();
  },
});
