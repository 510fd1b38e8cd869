import { expect, type Page } from '@playwright/test';
import { test } from '../lib/one-page.ts';

const papers = (page: Page) => page.getByRole('main').getByRole('link', { name: '(opens in a new tab)' });
const filter = (page: Page) => page.getByRole('navigation', { name: 'Show by kind and year' });

test('a click anywhere on a card opens its PDF in a new tab', async ({ page, context }) => {
  await page.goto('/NewsLetter');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Unpacking the mystery of Moat' });
  const [tab, request] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', (sent) => sent.url().endsWith('.pdf')),
    card.click({ position: { x: 40, y: 60 } }),
  ]);
  expect(new URL(request.url()).pathname).toBe('/newsletter/unpacking-the-mystery-of-moat.pdf');
  await tab.close();
  await expect(page).toHaveURL('/NewsLetter');
});

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
