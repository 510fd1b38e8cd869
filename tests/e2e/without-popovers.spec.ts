import { expect, type Page, test } from '@playwright/test';
import { dropdowns } from '../lib/menus.ts';
import { listen } from '../lib/quiet.ts';

// A phone of 2017 gets no browser that supports popovers (Safari 16). Here “popover” is replaced, in attributes, styles
// and scripts, by a word that Chromium does not know.

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

async function open(page: Page, address: string): Promise<string[]> {
  const remarks = listen(page, new URL(test.info().project.use.baseURL ?? '').origin);
  await page.route(/^[^.]+$|\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/popover/gi, 'popunder') });
  });
  await page.goto(address);
  return remarks;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a phone shows the page, and its menus once their button is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const remarks = await open(page, '/RiskFactors');
  const firstLink = menu(page).getByRole('link').first();
  const chat = page.getByRole('link', { name: 'Chat Now' });
  await expect(firstLink).toBeHidden();
  await expect(chat).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();

  await menu(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(firstLink).toBeVisible();
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await expect(firstLink).toBeFocused();
  await firstLink.blur();
  await expect(firstLink).toBeHidden();

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await page.getByRole('button', { name: 'On this page' }).click();
  await contents.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/#/);
  await page.getByRole('button', { name: 'Contact us on WhatsApp' }).click();
  await expect(chat).toBeVisible();
  expect(remarks).toEqual([]);
});

test('a desktop opens one menu at a time, by the mouse and by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const remarks = await open(page, '/');
  const links = dropdowns.map(({ links: [name = ''] }) => menu(page).getByRole('link', { name }));
  for (const reach of ['hover', 'focus'] as const) {
    for (const [index, { label }] of dropdowns.entries()) {
      await page.mouse.move(300, 700);
      await menu(page).getByRole('button', { name: label })[reach]();
      for (const [other, link] of links.entries()) await expect(link).toBeVisible({ visible: other === index });
    }
  }
  expect(remarks).toEqual([]);
});
