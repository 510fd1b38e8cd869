import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { adoptStyles } from '../lib/adopt-styles.ts';
import { test } from '../lib/one-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Relative luminance of a colour whose parts go from 0 to 255, by WCAG 2.2. */
const luminance = (colour: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/**
 * The first words of each visible light text, and its least contrast with the brightest colour behind any of its lines,
 * from 1 to 21. axe cannot see what is drawn behind a text.
 */
async function leastContrasts(page: Page, texts: Locator): Promise<{ words: string; least: number }[]> {
  const found = await texts.evaluateAll((elements) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (canvas === null) throw new Error('no canvas');
    return elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      canvas.fillStyle = getComputedStyle(element).color;
      canvas.fillRect(0, 0, 1, 1);
      const boxes = element.checkVisibility() ? [...range.getClientRects()] : [];
      return {
        words: element.textContent.trim().slice(0, 30),
        colour: [...canvas.getImageData(0, 0, 1, 1).data],
        lines: boxes
          .filter(({ width, height }) => width >= 1 && height >= 1)
          .map(({ left, top, width, height }) => ({
            left: Math.floor(left + scrollX),
            top: Math.floor(top + scrollY),
            width: Math.ceil(width),
            height: Math.ceil(height),
          })),
      };
    });
  });
  await adoptStyles(page, '.on-water * { color: transparent !important }');
  const { width = 0 } = page.viewportSize() ?? {};
  const height = Math.max(...found.flatMap(({ lines }) => lines.map((line) => line.top + line.height)));
  const screenshot = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
  const { data, info: raw } = await sharp(screenshot).raw().toBuffer({ resolveWithObject: true });
  await adoptStyles(page, '');
  const leastOf = async ({ words, colour, lines }: (typeof found)[number]) => {
    const behind = lines.map(async (line) => {
      // stats() ignores a pending extract(), so the line is cut out into a picture of its own.
      const picture = await sharp(data, { raw }).extract(line).png().toBuffer();
      const { channels } = await sharp(picture).stats();
      return contrast(luminance(colour), luminance(channels.map(({ max }) => max)));
    });
    return { words, least: Math.min(...(await Promise.all(behind)), 21) };
  };
  return Promise.all(found.map(leastOf));
}

/** One page for each kind of page top. */
for (const address of ['/', '/UpperCrustWealthFund', '/Communique4', '/Fullteam']) {
  test(`${address}: no text is on a bright part of the figure, at any width`, async ({ page }) => {
    await page.goto(address);
    // Buttons are links with their own colours; the main one, which is the first, has its own background.
    const texts = page.locator('main .on-water').locator('h1, p:not(:has(> a)), li, a + a');
    for (const width of [320, 390, 600, 768, 900, 1023, 1024, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { words, least } of await leastContrasts(page, texts)) {
        expect.soft(least, `${words} at ${width} px`).toBeGreaterThanOrEqual(7);
      }
    }
  });
}
