import { expect, type Locator, type Page, test } from '@playwright/test';
import { failScripts, holdScripts } from '../lib/scripts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const parts = (page: Page) => ({
  button: page.getByRole('button', { name: 'Contact us on WhatsApp' }),
  panel: page.getByRole('group', { name: 'Contact Us' }),
  footerLinks: page.getByRole('contentinfo').getByRole('link'),
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

const scrollToEnd = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });

for (const viewport of [
  { width: 390, height: 560 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('neither the button nor the panel covers a link of the footer', async ({ page }) => {
      await page.goto('/FAQ');
      const { button, panel, footerLinks } = parts(page);
      await scrollToEnd(page);
      expect(await covered(button, footerLinks)).toEqual([]);
      await button.click();
      await expect(panel).toBeVisible();
      await expect.poll(() => covered(panel, footerLinks)).toEqual([]);
      await expect(panel).toBeVisible();
      // Whoever goes on to the footer has no more need of it.
      await page.keyboard.press('Escape');
      await page.evaluate(() => {
        window.scrollTo({ top: 0, behavior: 'instant' });
      });
      await button.click();
      await expect(panel).toBeVisible();
      await scrollToEnd(page);
      await expect.poll(() => covered(panel, footerLinks)).toEqual([]);
    });
  });
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

test('with every script failing, the button opens and closes the panel', async ({ page }) => {
  await failScripts(page);
  await page.goto('/FAQ');
  const { button, panel } = parts(page);
  await button.press('Enter');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Chat Now' });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=\w/);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(panel).toBeVisible();
  await button.click();
  await expect(panel).toBeHidden();
});
