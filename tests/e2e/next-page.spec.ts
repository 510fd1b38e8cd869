import { setTimeout as wait } from 'node:timers/promises';
import { chromium, expect, test } from '@playwright/test';
import { type Browser, launch } from 'puppeteer-core';
import { browserArguments as args } from '../../tools/lib/browser.ts';

// Playwright disables prerendering. So would a CDP session of this page's own.
let browser: Browser;
test.beforeAll(async ({ launchOptions }) => {
  browser = await launch({ executablePath: launchOptions.executablePath ?? chromium.executablePath(), args });
});
test.afterAll(() => browser.close());

for (const [from, to] of [
  ['/', '/EmergingMoat'],
  ['/Schemes', '/SpecialOpportunities'],
] as const) {
  test(`${to} is prerendered while the pointer rests on its link, and is shown at the click`, async ({ baseURL }) => {
    const page = await browser.newPage();
    // A page may treat a device with fewer processors as slow.
    await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }));
    // Repeated, because a busy machine may not have prerendered it in time.
    await expect(async () => {
      await page.goto(`${String(baseURL)}${from}`);
      const link = page.locator(`main a[href="${to}"]`);
      await link.hover();
      await wait(1000);
      await Promise.all([page.waitForNavigation(), link.click()]);
      const shown = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
        return { pathname: location.pathname, activationStart: navigation?.activationStart };
      });
      expect(shown.pathname).toBe(to);
      // The page was made before the press, not by it.
      expect(shown.activationStart).toBeGreaterThan(100);
    }).toPass();
  });
}
