import { expect } from '@playwright/test';
import { test } from '../lib/one-page.ts';

test.use({ viewport: { width: 1280, height: 720 } });

test('what lies below the first view waits, and is shown as the visitor comes to it', async ({ page }) => {
  await page.goto('/');
  const last = page.locator('[data-reveal]').last();
  await expect(last).toHaveCSS('opacity', '0');
  await last.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(last).toHaveCSS('opacity', '1');
});

test('the keyboard never reaches anything that is not shown', async ({ page }) => {
  await page.goto('/');
  const card = page
    .locator('[data-reveal]')
    .filter({ has: page.getByRole('link') })
    .last();
  await expect(card).toHaveCSS('opacity', '0');
  await card.getByRole('link').focus();
  await expect(card).toHaveCSS('opacity', '1');
});

test('under reduced motion nothing waits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const elements = page.locator('[data-reveal]');
  expect(await elements.count()).toBeGreaterThan(0);
  const opacities = elements.evaluateAll((all) => all.map((element) => getComputedStyle(element).opacity));
  expect(new Set(await opacities)).toEqual(new Set(['1']));
});
