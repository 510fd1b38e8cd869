import { expect } from '@playwright/test';
import { contactForm } from '../lib/contact-form.ts';
import { feeForm } from '../lib/fee-form.ts';
import { test } from '../lib/one-page.ts';
import { translate } from '../lib/translate.ts';

// A visitor reads the site in their own language, by the browser's translator, before they use anything.

test('questions and menus of a translated page open, and stay', async ({ page, remarks }) => {
  await page.goto('/FAQ');
  await translate(page);
  const questions = page.getByRole('main').getByRole('group');
  const all = await questions.count();
  for (const index of [0, 1]) await questions.nth(index).getByRole('heading').click();
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions).toHaveCount(all);

  for (const name of ['Services', 'Downloads']) {
    await page.getByRole('button', { name }).click();
    await expect(page.locator(':popover-open').getByRole('link').first()).toBeVisible();
  }
  expect(remarks).toEqual([]);
});

test('whoever types into a form of a translated page loses neither a letter nor their place', async ({ page }) => {
  for (const [path, field] of [
    ['/ContactUs', contactForm(page).from_name],
    ['/FeeCalculation', feeForm(page).capital],
  ] as const) {
    await page.goto(path);
    await translate(page);
    await field.click();
    await page.keyboard.press('ControlOrMeta+a');
    for (const key of '1234567') {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(page.locator('astro-island:not([ssr]) form')).toBeVisible();
    await page.keyboard.press('8');
    await expect(field, path).toHaveValue(/1,?2,?3,?4,?5,?6,?7,?8/);
    await expect(field, path).toBeFocused();
  }
});
