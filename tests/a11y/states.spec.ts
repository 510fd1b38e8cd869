import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../lib/accessible.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const states: { name: string; viewport: { width: number; height: number }; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'Services menu open',
    viewport: desktop,
    async open(page) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Services' }).press('Enter');
      await expect(page.getByRole('link', { name: 'Direct Onboarding' })).toBeVisible();
    },
  },
  {
    name: 'Downloads menu open',
    viewport: desktop,
    async open(page) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Downloads' }).press('Enter');
      await expect(page.getByRole('link', { name: 'Disclosure Document' })).toBeVisible();
    },
  },
  {
    name: 'phone menu open',
    viewport: phone,
    async open(page) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('link', { name: 'Direct Onboarding' })).toBeVisible();
    },
  },
  ...[phone, desktop].map((viewport) => ({
    name: `WhatsApp panel open at ${viewport.width} px`,
    viewport,
    async open(page: Page) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Contact us on WhatsApp' }).click();
      await expect(page.getByRole('link', { name: 'Chat Now' })).toBeVisible();
    },
  })),
  {
    name: 'FAQ answer open',
    viewport: phone,
    async open(page) {
      await page.goto('/FAQ');
      const question = page.locator('summary').first();
      await question.click();
      await expect(page.locator('details').first()).toHaveAttribute('open');
    },
  },
];

for (const { name, viewport, open } of states) {
  test(`${name}: no violation, light or dark`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, colorScheme);
    }
  });
}
