import { expect, type Page } from '@playwright/test';
import { boxOf } from '../lib/box.ts';
import { test } from '../lib/one-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 2 });

test('the contents lead to a section and mark it, and the key facts stay above it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/EmergingMoat');
  const link = contents(page).getByRole('link', { name: 'Exit rules' });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
  const minimum = page.getByRole('complementary').getByText('Minimum ticket');
  await expect(minimum).toBeInViewport({ ratio: 1 });
  expect((await boxOf(heading(page, 'Exit rules'))).y).toBeGreaterThan((await boxOf(minimum)).bottom);
  // The record is a section as well, with the documents at its end.
  await contents(page).getByRole('link', { name: 'The record' }).click();
  await expect(contents(page).getByRole('link', { name: 'The record' })).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('Control+Home');
  await expect(contents(page).locator('[aria-current]')).toHaveCount(0);
});

test('a drawing is beside the text that it explains, and a table is wider than the text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/UpperCrustWealthFund');
  const words = await boxOf(page.getByText(/^The core, 80%/));
  const drawing = await boxOf(page.getByRole('figure').filter({ hasText: 'Core, 80%' }));
  expect(drawing.x).toBeGreaterThan(words.right - 1);
  expect(Math.abs(drawing.y - words.y)).toBeLessThan(24);
  await page.goto('/EmergingMoat');
  const table = await boxOf(page.getByRole('table', { name: /^Four kinds of company/ }));
  expect(table.width).toBeGreaterThan(900);
});

test('on a phone a sticky bar names the current section, and opens the contents', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/JoinAsNri');
  const bar = page.getByRole('button', { name: /^On this page/ });
  await bar.click();
  await contents(page).getByRole('link', { name: 'What it costs' }).click();
  await expect(contents(page)).toHaveCount(0);
  await expect(bar).toHaveAccessibleName('On this page What it costs');
  const top = (await boxOf(bar)).bottom;
  expect((await boxOf(heading(page, 'What it costs'))).y).toBeGreaterThan(top);
  await bar.press('Enter');
  await expect(contents(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contents(page)).toHaveCount(0);
  await expect(bar).toBeFocused();
});

test('on a phone, tabbing past the end of the contents closes them and leads to the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/RiskFactors');
  const bar = page.getByRole('button', { name: /^On this page/ });
  await bar.press('Enter');
  const links = contents(page).getByRole('link');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  // The bar belongs to the contents.
  await page.keyboard.press('Shift+Tab');
  await expect(bar).toBeFocused();
  await expect(contents(page)).toBeVisible();
  await links.last().focus();
  await page.keyboard.press('Tab');
  await expect(contents(page)).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
});

test('a reload at the end of a page stays there', async ({ page }) => {
  const last = page.getByRole('contentinfo').getByRole('link').last();
  for (const width of [320, 640, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/AboutUs');
    await last.scrollIntoViewIfNeeded();
    await page.reload();
    await expect(last).toBeInViewport();
  }
});

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the bar opens the contents, whose links lead to sections that it does not cover', async ({ page }) => {
    await page.goto('/EmergingMoat');
    await page.getByRole('button', { name: /^On this page/ }).click();
    await contents(page).getByRole('link', { name: 'Exit rules' }).click();
    await expect(page).toHaveURL('/EmergingMoat#exit-rules');
    await expect(heading(page, 'Exit rules')).toBeInViewport({ ratio: 1 });
    expect((await boxOf(heading(page, 'Exit rules'))).bottom).toBeLessThan((await boxOf(contents(page))).y);
  });
});

test('the drawings of a record are wide enough in every window', async ({ page }) => {
  await page.goto('/EmergingMoat');
  const drawings = page.getByRole('figure', { name: /^One-year rolling returns/ }).locator('svg');
  for (const width of [768, 1024, 1280, 1344, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await drawings.evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect().width));
    expect(Math.max(...widths), `${width} px`).toBeGreaterThan(280);
  }
});

test('the space reserved for the end of a page is enough for the longest record', async ({ page }) => {
  for (const width of [320, 768, 1344]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/EmergingMoat');
    const heights = await page.locator('.page-end').evaluate((end: HTMLElement) => {
      const heightAs = (visibility: string) => {
        end.style.contentVisibility = visibility;
        return end.getBoundingClientRect().height;
      };
      return { kept: heightAs('hidden'), taken: heightAs('visible') };
    });
    expect(heights.kept, `${width} px`).toBeGreaterThan(heights.taken);
  }
});

for (const place of ['/EmergingMoat', '/UpperCrustProsperityFund'])
  test(`a link leads to the last section of ${place}, though the page’s end is laid out late`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(place);
    await contents(page).getByRole('link', { name: 'Documents' }).click();
    const top = async () => Math.round((await boxOf(heading(page, 'Documents'))).y);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await expect.poll(top).toBeLessThan(160);
  });
