import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../lib/box.ts';
import { test } from '../lib/one-page.ts';
import { tabTo } from '../lib/tab-to.ts';

const word = (page: Page) => page.getByRole('link', { name: 'moat', exact: true });
const meaning = (page: Page) => page.getByRole('tooltip').filter({ hasText: 'What keeps competitors' });

/** Scrolls until the word is at the top, in the middle or at the bottom of the screen. */
const scrollTo = (word: Locator, block: ScrollLogicalPosition) =>
  word.evaluate((element, block) => {
    element.scrollIntoView({ block, behavior: 'instant' });
  }, block);

for (const width of [390, 1440]) {
  test(`at ${width} px a meaning opens within the screen, wherever its word is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/Communique1');
    const words = page.locator('main [data-term]').getByRole('link');
    const meanings = page.getByRole('tooltip', { includeHidden: true });
    const count = await words.count();
    expect(count).toBeGreaterThan(2);
    for (let index = 0; index < count; index += 1) {
      for (const block of ['start', 'center', 'end'] as const) {
        await scrollTo(words.nth(index), block);
        await words.nth(index).hover();
        expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
        await expect(meanings.nth(index)).toBeInViewport({ ratio: 1 });
        await page.mouse.move(0, 0);
        await words.nth(index).click();
        await expect(meanings.nth(index)).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await page.mouse.move(0, 0);
      }
    }
  });
}

for (const [width, height] of [
  [320, 256],
  [341, 162],
  [1440, 220],
] as const) {
  test(`in a window of ${width} by ${height} px a meaning is within it, and leaves its focused word free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const address of ['/Communique1', '/Communique4', '/EmergingMoat', '/Schemes']) {
      await page.goto(address);
      for (const word of await page.locator('main [data-term]').getByRole('link').all()) {
        await tabTo(page, word);
        const meaning = page.getByRole('tooltip');
        await expect(meaning).toBeInViewport({ ratio: 1 });
        await expect
          .poll(async () => {
            const [of, text] = [await boxOf(word), await boxOf(meaning)];
            // Nothing that sticks to an edge of the window covers it.
            const isSeen = await word.evaluate((one) => {
              const { x, y, width: across, height: down } = one.getClientRects()[0] ?? one.getBoundingClientRect();
              return one.contains(document.elementFromPoint(x + across / 2, y + down / 2));
            });
            return of.y >= 0 && isSeen && (of.bottom <= text.y || text.bottom <= of.y);
          })
          .toBe(true);
        await page.keyboard.press('Escape');
      }
    }
  });
}

test('in a very low window the mouse scrolls a long meaning', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 160 });
  await page.goto('/Communique4');
  await scrollTo(word(page), 'start');
  await word(page).hover();
  const [from, to] = [await boxOf(word(page)), await boxOf(meaning(page))];
  const x = from.x + from.width / 2;
  await page.mouse.move(x, to.y + to.height / 2, { steps: 20 });
  await page.mouse.wheel(0, 500);
  await expect
    .poll(() => meaning(page).evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop))
    .toBeLessThanOrEqual(1);
  await expect(meaning(page)).toBeInViewport({ ratio: 1 });
});

// The stories of Term test that a click and the focus show it.
test('a slow mouse reaches the meaning of a word, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/Communique4');
  for (const block of ['start', 'end'] as const) {
    await scrollTo(word(page), block);
    await word(page).hover();
    const [from, to] = [await boxOf(word(page)), await boxOf(meaning(page))];
    const x = from.x + from.width / 2;
    const [y, end] = [from.y + from.height / 2, to.y + to.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.move(x, end, { steps: Math.ceil(Math.abs(end - y) / 2) });
    await expect(meaning(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(meaning(page)).toBeHidden();
    await page.mouse.move(0, 0);
  }
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap opens the meaning of a word, and the next tap on the word closes it', async ({ page }) => {
    await page.goto('/Communique4');
    for (const isOpen of [true, false, true]) {
      await word(page).tap();
      await expect(meaning(page)).toBeVisible({ visible: isOpen });
    }
  });
});

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap leads to the word in the glossary', async ({ page }) => {
    await page.goto('/Communique4');
    await word(page).tap();
    await expect(page).toHaveURL('/Glossary#moat');
  });
});

test('a meaning closed by Escape stays closed as the mouse leaves, and opens when it returns', async ({ page }) => {
  await page.goto('/Communique4');
  await tabTo(page, word(page));
  await word(page).hover();
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  await expect(word(page)).toBeFocused();
  await expect(meaning(page)).toBeHidden();
  await word(page).hover();
  await expect(meaning(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/Glossary#moat');
});
