import { expect } from '@playwright/test';
import { test } from '../lib/one-page.ts';
import { everyPage } from '../lib/pages.ts';
import { hiddenTexts } from '../lib/texts.ts';

test.use({ javaScriptEnabled: false });

test('every page shows its text', async ({ page }) => {
  for (const address of everyPage) {
    // Styles are inline: no picture or font that loads later hides or shows a text.
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // Not with locators, because a page without scripts of its own takes longest to load those of Playwright.
    const { titles, hasClosed } = await page.evaluate(() => ({
      titles: [...document.querySelectorAll('h1')].map(
        (title) => title.checkVisibility({ visibilityProperty: true }) && title.offsetHeight > 0,
      ),
      hasClosed: document.querySelector('main details') !== null,
    }));
    expect.soft(titles, address).toEqual([true]);
    // The answers of the FAQ are closed; faq.spec.ts opens them.
    if (!hasClosed) expect.soft(await hiddenTexts(page), address).toEqual([]);
  }
});

test('the contact form and the search say what to do instead', async ({ page }) => {
  await page.goto('/ContactUs');
  const note = page.locator('main noscript p');
  await expect(note).toContainText('JavaScript is off here');
  await expect(note.locator('a[href^="mailto:"]')).toBeVisible();
  await page.goto('/Search');
  await expect(page.locator('main noscript p')).toContainText('Search needs JavaScript');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Glossary' })).toBeVisible();
});

test('icons stay small in a browser without cascade layers, which applies none of the styles', async ({ page }) => {
  await page.goto('/');
  await page.locator('style').evaluateAll((all) => {
    for (const style of all) style.remove();
  });
  const widths = await page.locator('header svg, button svg').evaluateAll((all) => all.map((sign) => sign.clientWidth));
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.max(...widths)).toBeLessThanOrEqual(32);
});
