import { expect } from '@playwright/test';
import { test } from '../lib/one-page.ts';

test.use({ viewport: { width: 1280, height: 720 } });

test('content below the first view is hidden until the visitor comes to it', async ({ page }) => {
  await page.goto('/');
  const last = page.locator('[data-reveal]').last();
  await expect(last).toHaveCSS('opacity', '0');
  // A visitor who scrolls at once must not see it fade out first.
  await expect(last).toHaveCSS('transition-duration', '0s');
  await last.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(last).toHaveCSS('opacity', '1');
});

test('in a low window, such as one zoomed to 400%, nothing is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 340, height: 156 });
  await page.goto('/');
  await page.locator('[data-reveal]').last().scrollIntoViewIfNeeded();
  for (const part of await page.locator('[data-reveal]').all()) await expect(part).toHaveCSS('opacity', '1');
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

test('the contours appear one by one; under reduced motion nothing moves or is hidden', async ({ page }) => {
  const stylesOf = (selector: string, name: 'animationName' | 'opacity') =>
    page
      .locator(selector)
      .evaluateAll((all, style) => [...new Set(all.map((element) => getComputedStyle(element)[style]))], name);
  const contours = '[data-figure="figure-firm"] path';
  await page.goto('/');
  await expect(page.getByText(/^One contour for every year since \d{4}/)).toBeVisible();
  expect(await stylesOf(contours, 'animationName')).not.toContain('none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await stylesOf(contours, 'animationName')).toEqual(['none']);
  await page.reload();
  expect(await stylesOf('[data-reveal]', 'opacity')).toEqual(['1']);
});
