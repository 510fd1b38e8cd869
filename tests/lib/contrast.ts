import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { adoptStyles } from './adopt-styles.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** Relative luminance of a colour whose parts go from 0 to 255, by WCAG 2.2. */
const luminance = (colour: Colour) => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/**
 * The least contrast of each text that is to be seen with what is painted behind it, pixel by pixel, from 1 to 21, beside
 * its first words. What is drawn behind a text is nothing that axe can see.
 */
export async function leastContrasts(page: Page, texts: Locator): Promise<{ words: string; least: number }[]> {
  const found = await texts.evaluateAll((elements) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (canvas === null) throw new Error('no canvas');
    return elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      canvas.fillStyle = getComputedStyle(element).color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const boxes = element.checkVisibility() ? [...range.getClientRects()] : [];
      return {
        words: element.textContent.trim().slice(0, 30),
        colour: [red, green, blue] as const,
        lines: boxes
          .filter(({ width, height }) => width >= 1 && height >= 1)
          .map(({ left, top, right, bottom }) => ({
            left: Math.floor(left + scrollX),
            top: Math.floor(top + scrollY),
            right: Math.ceil(right + scrollX),
            bottom: Math.ceil(bottom + scrollY),
          })),
      };
    });
  });
  await adoptStyles(page, '.on-water * { color: transparent !important }');
  const { width = 0 } = page.viewportSize() ?? {};
  const height = Math.max(...found.flatMap(({ lines }) => lines.map(({ bottom }) => bottom)));
  const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
  const data = await sharp(picture).removeAlpha().raw().toBuffer();
  await adoptStyles(page, '');
  return found.map(({ words, colour, lines }) => {
    const own = luminance(colour);
    let least = 21;
    for (const { left, top, right, bottom } of lines) {
      for (let y = top; y < bottom; y += 1) {
        for (let x = Math.max(left, 0); x < Math.min(right, width); x += 1) {
          const at = (y * width + x) * 3;
          const behind: Colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
          least = Math.min(least, contrast(own, luminance(behind)));
        }
      }
    }
    return { words, least };
  });
}
