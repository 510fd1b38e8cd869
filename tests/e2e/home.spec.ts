import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';

const settingsFile = path.resolve(import.meta.dirname, '../../content/settings.yaml');
const { firm } = parse(readFileSync(settingsFile, 'utf8')) as { firm: { foundedYear: number } };

test('the figure has one contour for every year since the firm was founded', async ({ page }) => {
  await page.goto('/');
  const contours = page.locator('[data-figure="figure-firm"] g path');
  await expect(contours).toHaveCount(new Date().getUTCFullYear() - firm.foundedYear);
  await expect(page.getByText(`One contour for every year since ${firm.foundedYear}`)).toBeVisible();
});
