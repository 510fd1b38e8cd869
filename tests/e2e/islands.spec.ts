import { expect } from '@playwright/test';
import { test } from '../lib/one-page.ts';

/** Together these pages have all six islands. */
const pages = ['/', '/FAQ', '/Information', '/FeeCalculation'];

for (const address of pages) {
  test(`${address}: React hydrates every island without a difference`, async ({ page, remarks }) => {
    await page.goto(address);
    const islands = page.locator('astro-island');
    await islands.evaluateAll((all) => {
      for (const island of all) {
        island.addEventListener('island:ready', () => {
          island.setAttribute('data-answers', '');
        });
        // From within the island, like a script of the page.
        island.firstElementChild?.dispatchEvent(new Event('island:wanted', { bubbles: true }));
      }
    });
    await expect(page.locator('astro-island[data-answers]')).toHaveCount(await islands.count());
    // React reports a difference from the HTML, renders the island again, and loses its state.
    expect(remarks).toEqual([]);
  });
}
