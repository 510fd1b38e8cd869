import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible.ts';
import { content } from '../lib/content-files.ts';
import { test } from '../lib/one-page.ts';

const columns = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('columnheader')
    .filter({ has: page.getByRole('link') });

test('a choice is kept in the address of the page', async ({ page }) => {
  await page.goto('/Compare');
  await expect(columns(page)).toHaveCount(content.approaches.length);
  await page.getByRole('checkbox', { name: 'Emerging Moat' }).check();
  await expect(page.getByRole('status').first()).toHaveText('Choose another to compare it with.');
  await page.getByRole('checkbox', { name: 'UpperCrust Growth Fund' }).check();
  await expect(page.getByRole('status').first()).toHaveText('2 approaches are shown.');
  await expect(page).toHaveURL('/Compare?EmergingMoat=1&UpperCrustGrowthFund=1');
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(columns(page)).toHaveText([/^Emerging Moat/, /^UpperCrust Growth Fund/]);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(columns(page)).toHaveCount(content.approaches.length);
  await page.getByRole('checkbox', { name: 'Emerging Moat' }).setChecked(true);
  await page.getByRole('checkbox', { name: 'Emerging Moat' }).setChecked(false);
  await expect(page).toHaveURL('/Compare');
});

test('the link to a choice is copied in place; if copying is refused, the page says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/Compare');
  const box = page.getByRole('checkbox', { name: 'Emerging Moat' });
  const copy = page.getByRole('button', { name: 'Copy link to this selection' });
  const status = page.getByRole('status').first();
  await box.check();
  await copy.click();
  await expect(status).toHaveText('Link copied.');
  await expect(box).toBeInViewport();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await copy.click();
  await expect(status).toHaveText('Copying was not allowed. Copy the page’s address instead.');
});

test('no more than four can be chosen', async ({ page }) => {
  await page.goto('/Compare');
  const boxes = page.getByRole('checkbox');
  for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();
  await expect(boxes.nth(4)).toBeDisabled();
  await expect(page.getByRole('status').first()).toHaveText(/the maximum\. Clear one to choose another\.$/);
  await boxes.nth(0).uncheck();
  await expect(boxes.nth(4)).toBeEnabled();
  // Nor through a typed address.
  const names = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).name));
  await page.goto(`/Compare?${names.map((name) => `${name}=1`).join('&')}`);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
});

test('a phone shows a focused column’s name, and once what all share, until some are chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Compare');
  const name = columns(page).getByRole('link').last();
  await name.focus();
  await name.click({ trial: true, timeout: 5000 });
  const row = page.getByRole('row', { name: 'Minimum ticket' });
  const tickets = async () => {
    const boxes = await Promise.all((await row.getByRole('cell').all()).map((cell) => cell.boundingBox()));
    return boxes.filter((box) => (box?.height ?? 0) > 1).length;
  };
  expect(await tickets()).toBe(1);
  // A screen reader, which counts columns, finds all of them.
  await expect(row.getByRole('cell', { name: '₹50 lakh' })).toHaveCount(content.approaches.length);
  await expect(row).toHaveAccessibleName(/All approaches/);
  await page.getByRole('checkbox', { name: 'Emerging Moat' }).check();
  await page.getByRole('checkbox', { name: 'UpperCrust Growth Fund' }).check();
  expect(await tickets()).toBe(2);
});

test('a table that is wider than the window scrolls from its own links, with no tab stop before', async ({ page }) => {
  for (const width of [768, 960, 1150, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/Compare');
    // every-page.spec.ts checks the page at the last width.
    if (width < 1440) await expectAccessible(page, `${width} px`);
    await page.getByRole('link', { name: 'Show all' }).focus();
    await page.keyboard.press('Tab');
    const names = columns(page).getByRole('link');
    await expect(names.first(), `${width} px`).toBeFocused();
    for (let pressed = 0; pressed < 10; pressed += 1) await page.keyboard.press('ArrowRight');
    await expect(names.last(), `${width} px`).toBeInViewport({ ratio: 1 });
  }
});
