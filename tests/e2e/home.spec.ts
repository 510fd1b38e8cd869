import { expect, type Page } from '@playwright/test';
import { test } from '../lib/one-page.ts';

const animations = (page: Page) =>
  page
    .locator('[data-figure="figure-firm"] path')
    .evaluateAll((paths) => [...new Set(paths.map((path) => getComputedStyle(path).animationName))]);

test('the contours appear one by one, and stand still for whoever asks for less motion', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(/^One contour for every year since \d{4}/)).toBeVisible();
  expect(await animations(page)).not.toContain('none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animations(page)).toEqual(['none']);
});
