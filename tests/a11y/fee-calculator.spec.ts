import { expect, test } from '@playwright/test';
import { feeForm, links } from '../lib/fee-form.ts';
import { expectAccessible } from '../lib/accessible.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, link] of Object.entries(links)) {
  test(`the result of the ${name} link has no violation, on a phone or a desktop, light or dark`, async ({ page }) => {
    await page.goto(link);
    await expect(feeForm(page).result).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `${width} px, ${colorScheme}`);
      }
    }
  });
}

test('Calculate waiting for its script has no violation', async ({ page }) => {
  await page.route(/\/_astro\/.*\.js$/, () => undefined);
  await page.goto(links.simple);
  const { calculate } = feeForm(page);
  await calculate.click();
  await expect(calculate).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('The script that calculates has not arrived yet.')).toBeVisible();
  await expectAccessible(page, 'waiting');
});
