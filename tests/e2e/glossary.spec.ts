import { expect, type Page, test } from '@playwright/test';

const word = (page: Page) => page.getByRole('button', { name: 'moat', exact: true });
const meaning = (page: Page) => page.getByRole('tooltip').filter({ hasText: 'What keeps competitors' });

test('a word shows its meaning to the mouse and to the focus, and Escape sends it away', async ({ page }) => {
  await page.goto('/Communique4');
  await expect(meaning(page)).toBeHidden();
  await word(page).hover();
  await expect(meaning(page)).toBeVisible();
  await meaning(page).hover();
  await expect(meaning(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning(page)).toBeHidden();
  await page.mouse.move(0, 0);
  await word(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(word(page)).toBeFocused();
  await expect(meaning(page)).toBeVisible();
  await expect(word(page)).toHaveAccessibleDescription(/^What keeps competitors/);
});

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap shows the meaning within the screen, and another tap elsewhere hides it', async ({ page }) => {
    await page.goto('/Communique4');
    await word(page).tap();
    await expect(meaning(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('heading', { name: 'Five sources', exact: true }).tap();
    await expect(meaning(page)).toBeHidden();
  });
});
