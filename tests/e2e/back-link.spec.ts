import { test as alone, expect, type Page } from '@playwright/test';
import { test } from '../lib/one-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mainPart = (page: Page) => page.getByRole('main');
const linkTo = (page: Page, address: string) => mainPart(page).locator(`a[href="${address}"]`).first();
const back = (page: Page) => mainPart(page).getByRole('link', { name: 'Back', exact: true });

test('from the Reading Room to an article and back to the same place', async ({ page }) => {
  await page.goto('/NewsLetter');
  await linkTo(page, '/Communique2').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await linkTo(page, '/Communique2').click();
  await expect(page).toHaveURL('/Communique2');
  // An anchor visited on the way does not count as a page.
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await contents.nth(1).click();
  await expect(page).toHaveURL(/\/Communique2#/);
  await contents.nth(0).click();
  await back(page).click();
  await expect(page).toHaveURL('/NewsLetter');
  await expect.poll(() => page.evaluate((before) => Math.abs(window.scrollY - before), place)).toBeLessThanOrEqual(2);
});

alone('past an anchor, in a browser that does not list its history, to the parent list', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.goto('/NewsLetter');
  await linkTo(page, '/Communique2').click();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/Communique2#/);
  await back(page).click();
  await expect(page).toHaveURL('/NewsLetter');
});

test('in a new tab, which has no history, to the parent list', async ({ page, context }) => {
  await page.goto('/NewsLetter');
  const opened = context.waitForEvent('page');
  await linkTo(page, '/Communique2').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL('/Communique2');
  await back(tab).click();
  await expect(tab).toHaveURL('/NewsLetter');
});

test('“Go Back” below the full team leads to About Us, wherever a visitor came from', async ({ page }) => {
  await page.goto('/');
  await linkTo(page, '/Fullteam').click();
  await expect(page).toHaveURL('/Fullteam');
  await mainPart(page).getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/AboutUs');
});
