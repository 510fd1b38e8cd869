import { expect } from '@playwright/test';
import { adoptStyles } from '../lib/adopt-styles.ts';
import { boxOf } from '../lib/box.ts';
import { brokenWords } from '../lib/broken-words.ts';
import { links } from '../lib/fee-form.ts';
import { test } from '../lib/one-page.ts';
import { twiceTheSize } from '../lib/text-settings.ts';
import { sticksOut } from '../lib/texts.ts';

test.use({ viewport: { width: 640, height: 900 } });

test('the heart of the home page’s drawing does not overlap the buttons', async ({ page }) => {
  await page.goto('/');
  await adoptStyles(page, twiceTheSize);
  const heart = await boxOf(page.locator('[data-figure="figure-firm"] > path'));
  const button = await boxOf(page.getByRole('main').getByRole('link', { name: 'See the strategies' }));
  expect(heart.y).toBeGreaterThan(button.bottom);
});

test('the menu of a wide window stays within it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/AboutUs');
  await adoptStyles(page, twiceTheSize);
  const header = page.getByRole('banner');
  for (const name of ['Contact Us', 'Search'])
    expect((await boxOf(header.getByRole('link', { name, exact: true }))).right).toBeLessThanOrEqual(1280);
  const downloads = header.getByRole('button', { name: 'Downloads' });
  await downloads.click();
  const panel = header.getByRole('link', { name: /^Disclosure Document/ });
  expect((await boxOf(panel)).y).toBeGreaterThanOrEqual((await boxOf(downloads)).bottom);
});

test('on a phone no text of the menu or of a working leaves the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(links.illustration);
  await expect(page.getByRole('heading', { name: 'The working, line by line' })).toBeVisible();
  await adoptStyles(page, twiceTheSize);
  expect(await sticksOut(page)).toEqual([]);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Menu' }).click();
  const sheet = await boxOf(header.locator('#site-menu'));
  const notes = await header.getByText(/^PDF, /).all();
  expect(notes).not.toEqual([]);
  for (const note of notes) expect((await boxOf(note)).right).toBeLessThanOrEqual(sheet.right);
});

test('on a phone a title breaks between its words, not within one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/', '/InvestmentPhilosophy', '/Performance', '/UpperCrustProsperityFund', '/NewsLetter']) {
    await page.goto(address);
    await adoptStyles(page, twiceTheSize);
    expect.soft(await brokenWords(page.locator('h1, main h2')), address).toEqual([]);
  }
});

test('drawings keep their width, and their labels are complete and do not overlap', async ({ page }) => {
  await page.goto('/UpperCrustWealthFund');
  await adoptStyles(page, twiceTheSize);
  const bars = page.locator('li svg');
  await expect(bars).not.toHaveCount(0);
  for (const bar of await bars.all()) expect((await boxOf(bar)).width).toBeGreaterThan(200);
  const names = page.locator('[data-series="net"] tspan');
  const [name, value] = [await boxOf(names.nth(0)), await boxOf(names.nth(1))];
  expect(value.y - name.y).toBeGreaterThan(name.height * 0.7);
  await page.setViewportSize({ width: 320, height: 800 });
  const part = page.locator('figure svg svg').filter({ hasText: /^20%$/ });
  expect((await boxOf(part.locator('text'))).right).toBeLessThanOrEqual((await boxOf(part.locator('rect'))).right);
  await page.goto(links.plans);
  await adoptStyles(page, twiceTheSize);
  const year = (name: string) => boxOf(page.locator('figure text').filter({ hasText: name }));
  expect((await year('Year 1')).right).toBeLessThanOrEqual((await year('Year 2')).x);
});
