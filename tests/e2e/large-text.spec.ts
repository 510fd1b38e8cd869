import { expect } from '@playwright/test';
import { adoptStyles } from '../lib/adopt-styles.ts';
import { boxOf } from '../lib/box.ts';
import { test } from '../lib/one-page.ts';
import { textSettings } from '../lib/text-settings.ts';

const [twice] = textSettings;

test.use({ viewport: { width: 640, height: 900 } });

test('a bar of limits keeps its width beside large words', async ({ page }) => {
  await page.goto('/UpperCrustWealthFund');
  await adoptStyles(page, twice?.css ?? '');
  for (const bar of await page.locator('li svg').all()) {
    expect((await boxOf(bar)).width).toBeGreaterThan(200);
  }
});

test('the heart of the home page’s drawing stays off the buttons', async ({ page }) => {
  await page.goto('/');
  await adoptStyles(page, twice?.css ?? '');
  const heart = await boxOf(page.locator('[data-figure="figure-firm"] > path'));
  const button = await boxOf(page.getByRole('main').getByRole('link', { name: 'See the strategies' }));
  expect(heart.y).toBeGreaterThan(button.bottom);
});

test('the menu of a wide window stays within it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/AboutUs');
  await adoptStyles(page, twice?.css ?? '');
  const header = page.getByRole('banner');
  for (const link of [
    header.getByRole('link', { name: 'Contact Us' }),
    header.getByRole('link', { name: 'Search', exact: true }),
  ])
    expect((await boxOf(link)).right).toBeLessThanOrEqual(1280);
  const downloads = header.getByRole('button', { name: 'Downloads' });
  await downloads.click();
  const panel = header.getByRole('link', { name: /^Disclosure Document/ });
  expect((await boxOf(panel)).y).toBeGreaterThanOrEqual((await boxOf(downloads)).bottom);
});

// Every other page is seen at 390 px (every-page.spec.ts); these have what is widest.
for (const address of [
  '/',
  '/FeeCalculation',
  '/InvestmentPhilosophy',
  '/JoinAsNri',
  '/Schemes',
  '/Tax',
  '/EmergingMoat',
]) {
  test(`${address} has nothing beside a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(address);
    await adoptStyles(page, `${twice?.css ?? ''} .page-end { content-visibility: visible !important; }`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
