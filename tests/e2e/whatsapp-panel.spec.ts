import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../lib/one-page.ts';
import { holdScripts } from '../lib/scripts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const parts = (page: Page) => ({
  button: page.getByRole('button', { name: 'Contact us on WhatsApp' }),
  panel: page.getByRole('group', { name: 'Contact Us' }),
});

/** The texts of those elements that another one lies on, in whole or in part. */
async function covered(by: Locator, elements: Locator): Promise<string[]> {
  const area = (await by.isVisible()) ? await by.boundingBox() : null;
  if (area === null) return [];
  return elements.evaluateAll(
    (all, { x, y, width, height }) =>
      all.flatMap((element) => {
        const box = element.getBoundingClientRect();
        const isUnder = box.left < x + width && x < box.right && box.top < y + height && y < box.bottom;
        return isUnder ? [element.textContent] : [];
      }),
    area,
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('the keyboard never comes to anything that the open panel covers', async ({ page }) => {
      await page.goto('/Fullteam');
      const { button, panel } = parts(page);
      await button.click();
      await expect(panel).toBeVisible();
      const links = page.getByRole('main').getByRole('link');
      await links.first().focus();
      for (const link of (await links.all()).slice(1)) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await expect.poll(() => covered(panel, link)).toEqual([]);
        await expect.poll(() => covered(button, link)).toEqual([]);
      }
    });
  });
}

test('the panel that was opened before its script stays open, and the page behind it answers', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/FAQ');
  const { button, panel } = parts(page);
  await button.click();
  await expect(panel).toBeVisible();
  release();
  await expect(page.locator('astro-island:not([ssr]) > aside')).toBeAttached();
  await expect(panel).toBeVisible();
  await expect(page.locator('[inert], dialog, [aria-modal]')).toHaveCount(0);
  await page.mouse.click(200, 200);
  await expect(panel).toBeHidden();
});
