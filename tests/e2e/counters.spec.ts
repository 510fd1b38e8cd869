import { expect, type Page } from '@playwright/test';
import { adoptStyles } from '../lib/adopt-styles.ts';
import { boxOf } from '../lib/box.ts';
import { counters as finals } from '../lib/content-files.ts';
import { test } from '../lib/one-page.ts';
import { holdScripts, islandScripts, watchRequests } from '../lib/scripts.ts';

test.use({ viewport: { width: 390, height: 844 } });

const counters = (page: Page) => page.getByRole('definition');

/** The visible rolling number of the middle figure; it is removed once it has come to rest. */
const rolling = (page: Page) => counters(page).nth(1).locator('[aria-hidden="true"]');

/** Scrolls until this share of the counters is in view from below; more than 1 scrolls further. */
const scrollTo = (page: Page, share: number) =>
  page.evaluate(async (part) => {
    await document.fonts.ready;
    const box = document.querySelector('dl')?.getBoundingClientRect();
    if (box) window.scrollBy({ top: box.top + box.height * part - window.innerHeight, behavior: 'instant' });
  }, share);

const opacity = (page: Page) =>
  counters(page)
    .first()
    .evaluate((figure) => getComputedStyle(figure).opacity);

test('the figures are hidden until half of them is in view; then they roll, once', async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto('/');
  await scrollTo(page, 0.4);
  await expect.poll(() => opacity(page)).toBe('0');
  expect(asked).toEqual([]);

  await scrollTo(page, 0.9);
  await expect(rolling(page)).toBeVisible();
  expect(await opacity(page)).toBe('1');
  // Screen readers get the final values at any time.
  await expect(counters(page)).toHaveText(finals.map((figure) => new RegExp(`^${figure.replace('+', '.*\\+')}$`)));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(
    `- definition: "${finals[1]?.replaceAll('\u00A0', ' ') ?? ''}"`,
  );
  await expect(rolling(page)).toHaveCount(0);
  await expect(counters(page)).toHaveText(finals);

  await scrollTo(page, -1);
  await scrollTo(page, 1);
  await expect(rolling(page)).toHaveCount(0);
  expect(await opacity(page)).toBe('1');
});

test('each figure rolls when half of it is in view, not with another', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  // On a phone the middle figure is above the others.
  await scrollTo(page, 0.55);
  await expect(rolling(page)).toBeVisible();
  expect(await opacity(page)).toBe('0');
  await expect(rolling(page)).toHaveCount(0);
  expect(await opacity(page)).toBe('0');
  await scrollTo(page, 1);
  await expect(counters(page).first().locator('[aria-hidden="true"]')).toBeVisible();
  await expect(counters(page)).toHaveText(finals);
});

test('in a window of less than half their height, they roll once they fill half of it', async ({ page }) => {
  await page.setViewportSize({ width: 341, height: 162 });
  await page.goto('/');
  await adoptStyles(page, 'html { font-size: 40px !important }');
  const list = page.locator('[data-counters]');
  expect((await boxOf(list)).height).toBeGreaterThan(2 * 162);
  await scrollTo(page, 0.05);
  await expect.poll(() => opacity(page)).toBe('0');
  // As by a wheel: each step is a frame of its own.
  for (let share = 0.1; share < 1; share += 0.1) await scrollTo(page, share);
  await counters(page).nth(1).scrollIntoViewIfNeeded();
  await expect(rolling(page)).toBeAttached();
  await counters(page).first().scrollIntoViewIfNeeded();
  await expect.poll(() => opacity(page)).toBe('1');
});

test('with every script late, the figures are shown and stay as they are', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const arrived = page.waitForResponse(islandScripts);
  await scrollTo(page, 1.5);
  await expect.poll(() => opacity(page)).toBe('1');
  release();
  await arrived;
  await expect(counters(page)).toHaveText(finals);
  await expect(page.locator('[data-counter="shown"]')).toHaveCount(3);
});

test('under reduced motion the figures are shown at once, and nothing is loaded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = watchRequests(page);
  await page.goto('/');
  expect(await opacity(page)).toBe('1');
  await scrollTo(page, 1.5);
  await expect(counters(page)).toHaveText(finals);
  expect(asked).toEqual([]);
});
