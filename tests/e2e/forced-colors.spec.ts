import { expect, type Locator, test } from '@playwright/test';
import { links } from '../lib/fee-form.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** The colour of the square before each text of a key. */
const squares = (key: Locator) =>
  key.evaluateAll((texts) => texts.map((text) => getComputedStyle(text, '::before').backgroundColor));

test('the risk bar still tells passed steps, the step reached and those beyond', async ({ page }) => {
  await page.goto('/UpperCrustGrowthFund');
  const steps = page.getByRole('figure').filter({ hasText: 'step 3 of 5' }).getByRole('listitem');
  const colours = await steps.evaluateAll((items) => items.map((item) => getComputedStyle(item).borderTopColor));
  const [passed, , reached, beyond] = colours;
  expect(new Set([passed, reached, beyond]).size).toBe(3);
  expect(colours).toEqual([passed, passed, reached, beyond, beyond]);
});

test('the squares of a key have the colours of its drawing', async ({ page }) => {
  await page.goto('/UpperCrustGrowthFund');
  const parts = page.locator('figure svg > svg rect');
  const fills = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).fill));
  expect(await squares(page.locator('figure dt'))).toEqual(fills);

  await page.goto(links.simple);
  const [column, top] = [
    page.locator('rect[data-series="nav"]').first(),
    page.locator('rect[data-series="fees"]').first(),
  ];
  const [nav = '', fees = ''] = await squares(page.locator('figcaption span'));
  await expect(column).toHaveCSS('fill', nav);
  await expect(top).toHaveCSS('fill', fees);
});

for (const width of [390, 1440]) {
  test(`at ${String(width)} px the mark of a company type is as high as its row, and no text touches an edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/EmergingMoat');
    const row = page.getByRole('row').and(page.locator('[data-chosen]'));
    await expect(row).toHaveCSS('border-left-width', '3px');
    await expect(row.getByRole('cell').last()).toHaveCSS('padding-right', width < 768 ? '16px' : '20px');
  });
}
