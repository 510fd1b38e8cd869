import { expect, type Page } from '@playwright/test';
import { test } from '../lib/one-page.ts';

const papers = (page: Page) => page.getByRole('main').getByRole('link', { name: '(opens in a new tab)' });
const filter = (page: Page) => page.getByRole('navigation', { name: 'Show by kind and year' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('plain links choose by kind, by year, and by both', async ({ page }) => {
    await page.goto('/NewsLetter');
    await expect(papers(page)).toHaveCount(6);
    await filter(page).getByRole('link', { name: '2024' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Papers and communiques of 2024');
    await expect(papers(page)).toHaveCount(4);
    await filter(page).getByRole('link', { name: 'Communiques' }).click();
    await expect(page).toHaveURL('/NewsLetter/Communiques-2024');
    await expect(papers(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'IT, pharma and the falling rupee' })).toBeVisible();
    await expect(filter(page).locator('[aria-current]')).toHaveText(['Communiques', '2024']);
  });
});
