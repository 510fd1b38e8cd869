import { expect, type Page, test } from '@playwright/test';
import { sticksOut } from '../lib/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const header = (page: Page) => page.getByRole('banner');

/** Sets the size of text that a visitor chooses in the browser, in px: unlike a style, widths in rem follow it too. */
async function textSizer(page: Page): Promise<(standard: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (standard) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
  };
}

test('on a phone the header keeps within the text margin at every size of text', async ({ page }) => {
  await page.goto('/');
  const setTextSize = await textSizer(page);
  const text = page.getByRole('main').locator('.shell').first();
  const ways = [
    header(page).getByRole('link', { name: 'Search' }),
    header(page).getByRole('button', { name: 'Menu' }),
  ];
  for (const size of [16, 20, 22, 24, 28, 32]) {
    await setTextSize(size);
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${size} px text at ${width} px`;
      expect.soft(await sticksOut(page), where).toEqual([]);
      const margin = await text.evaluate((shell) => innerWidth - parseFloat(getComputedStyle(shell).paddingRight));
      for (const way of ways) {
        const right = await way.evaluate((element) => element.getBoundingClientRect().right);
        expect.soft(right, where).toBeLessThanOrEqual(margin + 0.5);
      }
    }
  }
});
