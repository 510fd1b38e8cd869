import { expect, test } from '@playwright/test';
import { leastContrast } from '../lib/contrast.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

/** One page for each form that the top of a page takes. */
const pages = ['/', '/UpperCrustWealthFund', '/Communique4', '/Fullteam'];

for (const width of [320, 390, 600, 768, 900, 1023, 1024, 1200, 1440]) {
  test(`at ${width} px no text lies on a bright part of the figure`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of pages) {
      await page.goto(address);
      // Buttons are links of their own colours; the main one, which is the first, has a ground of its own.
      const texts = page.locator('main .on-water').locator('h1, p, li, a + a');
      for (const text of await texts.all()) {
        if (!(await text.isVisible())) continue;
        const words = `${address}: ${(await text.innerText()).slice(0, 30)}`;
        expect.soft(await leastContrast(page, text), words).toBeGreaterThanOrEqual(7);
      }
    }
  });
}
