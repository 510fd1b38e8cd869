import { expect } from '@playwright/test';
import { leastContrasts } from '../lib/contrast.ts';
import { test } from '../lib/one-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One page for each form that the top of a page takes. */
for (const address of ['/', '/UpperCrustWealthFund', '/Communique4', '/Fullteam']) {
  test(`${address}: at no width a text lies on a bright part of the figure`, async ({ page }) => {
    await page.goto(address);
    // Buttons are links of their own colours; the main one, which is the first, has a ground of its own.
    const texts = page.locator('main .on-water').locator('h1, p:not(:has(> a)), li, a + a');
    for (const width of [320, 390, 600, 768, 900, 1023, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { words, least } of await leastContrasts(page, texts)) {
        expect.soft(least, `${words} at ${width} px`).toBeGreaterThanOrEqual(7);
      }
    }
  });
}
