import { expect } from '@playwright/test';
import { test } from '../lib/one-page.ts';

/** Between them these pages have all six islands. */
const pages = ['/', '/FAQ', '/Information', '/FeeCalculation'];

for (const address of pages) {
  test(`${address}: React takes over every island as it finds it`, async ({ page, remarks }) => {
    await page.goto(address);
    const islands = page.locator('astro-island');
    await islands.evaluateAll((all) => {
      for (const island of all) {
        island.addEventListener('island:ready', () => {
          island.setAttribute('data-answers', '');
        });
        // From within, as a script of the page would.
        island.firstElementChild?.dispatchEvent(new Event('island:wanted', { bubbles: true }));
      }
    });
    await expect(page.locator('astro-island[data-answers]')).toHaveCount(await islands.count());
    // A difference between the HTML and what React draws, which then draws it anew and forgets what was done in it.
    expect(remarks).toEqual([]);
  });
}
