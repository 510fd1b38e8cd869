import { expect, type Page } from '@playwright/test';
import { test } from '../lib/one-page.ts';
import { tabTo } from '../lib/tab-to.ts';

// A new visitor in Dubai with a phone and a keyboard: what is needed, what it costs, what the tax is, whether it is
// really us, and how to complain, each at most three clicks from the home page.

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Follows a link by keyboard. */
async function follow(page: Page, landmark: 'main' | 'contentinfo', name: string): Promise<void> {
  await tabTo(page, page.getByRole(landmark).getByRole('link', { name, exact: true }));
  const url = page.url();
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => address.href !== url);
}

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

test('finds the guide for those who live abroad, and from there papers, cost and tax', async ({ page }) => {
  await page.goto('/');
  await follow(page, 'contentinfo', 'Joining and leaving');
  await follow(page, 'main', 'NRIs and OCIs');
  const guide = page.url();
  for (const [name, found] of [
    ['Papers', page.getByText('Passport', { exact: true })],
    ['Cost of joining', page.getByRole('rowheader', { name: 'Joining us directly' })],
    ['Tax on your portfolio', heading(page, 'If you live abroad')],
  ] as const) {
    await page.goto(guide);
    await follow(page, 'main', name);
    await expect(found).toBeInViewport();
  }
});

for (const name of ['Is it really us?', 'How to complain'])
  test(`finds “${name}”`, async ({ page }) => {
    await page.goto('/');
    await follow(page, 'contentinfo', name);
    await expect(heading(page, name)).toBeInViewport();
  });
