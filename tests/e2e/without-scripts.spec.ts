import { expect } from '@playwright/test';
import { menuLinks } from '../lib/menus.ts';
import { test } from '../lib/one-page.ts';
import { everyPage } from '../lib/pages.ts';
import { hiddenTexts } from '../lib/texts.ts';

test.use({ javaScriptEnabled: false });

test('every page shows its text', async ({ page }) => {
  for (const address of everyPage) {
    await page.goto(address);
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    // The answers of the FAQ are opened one by one below.
    if ((await page.locator('main details').count()) === 0) {
      expect.soft(await hiddenTexts(page), address).toEqual([]);
    }
  }
});

test('every answer opens, one at a time, and closes again', async ({ page }) => {
  await page.goto('/FAQ');
  const questions = page.locator('details');
  expect(await questions.count()).toBeGreaterThan(1);
  for (const question of await questions.all()) {
    const heading = question.getByRole('heading');
    const answer = question.locator('p').first();
    await expect(answer).toBeHidden();
    await heading.click();
    await expect(answer).toBeVisible();
    await expect(page.locator('details[open]')).toHaveCount(1);
  }
  await questions.last().getByRole('heading').click();
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('the menu of a phone shows every link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveCount(0);
  await navigation.getByRole('button', { name: 'Menu' }).click();
  for (const label of menuLinks) {
    // By its first words: “Performance” stands in the name of a report as well.
    await expect(navigation.getByRole('link', { name: new RegExp(`^${label}`) })).toBeVisible();
  }
});

test('the contact form says what to do instead', async ({ page }) => {
  await page.goto('/ContactUs');
  const note = page.locator('main noscript p');
  await expect(note).toContainText('JavaScript is off here');
  await expect(note.locator('a[href^="mailto:"]')).toBeVisible();
  await page.goto('/Search');
  await expect(page.locator('main noscript p')).toContainText('The search needs JavaScript');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Glossary' })).toBeVisible();
});
