import { expect } from '@playwright/test';
import { adoptStyles } from '../lib/adopt-styles.ts';
import { test } from '../lib/one-page.ts';
import { textSettings } from '../lib/text-settings.ts';

const [twice] = textSettings;

test.use({ viewport: { width: 640, height: 900 } });

test('a bar of limits keeps its width beside large words', async ({ page }) => {
  await page.goto('/UpperCrustWealthFund');
  await adoptStyles(page, twice?.css ?? '');
  for (const bar of await page.locator('li svg').all()) {
    expect((await bar.boundingBox())?.width ?? 0).toBeGreaterThan(200);
  }
});

test('the heart of the home page’s drawing stays off the buttons', async ({ page }) => {
  await page.goto('/');
  await adoptStyles(page, twice?.css ?? '');
  const heart = await page.locator('[data-figure="figure-firm"] > path').boundingBox();
  const button = await page.getByRole('main').getByRole('link', { name: 'See the strategies' }).boundingBox();
  expect(heart?.y).toBeGreaterThan((button?.y ?? NaN) + (button?.height ?? NaN));
});
