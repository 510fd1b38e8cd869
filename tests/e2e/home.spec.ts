import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';

const settingsFile = path.resolve(import.meta.dirname, '../../content/settings.yaml');
const { firm } = parse(readFileSync(settingsFile, 'utf8')) as { firm: { foundedYear: number } };

test('the figure has one contour for every year since the firm was founded', async ({ page }) => {
  await page.goto('/');
  const contours = page.locator('[data-figure="figure-firm"] g path');
  await expect(contours).toHaveCount(new Date().getUTCFullYear() - firm.foundedYear);
  await expect(page.getByText(`One contour for every year since ${firm.foundedYear}`)).toBeVisible();
});

test.describe('the contours', () => {
  const animations = (page: Page) =>
    page
      .locator('[data-figure="figure-firm"] path')
      .evaluateAll((paths) => [...new Set(paths.map((path) => getComputedStyle(path).animationName))]);

  test('appear one after the other', async ({ page }) => {
    await page.goto('/');
    expect(await animations(page)).not.toContain('none');
  });

  test('stand still for a visitor who asks for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await animations(page)).toEqual(['none']);
  });
});
