import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

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
 * The least contrast of each line of a text with what is painted behind it, pixel by pixel, from 1 to 21. What is drawn
 * behind a text is nothing that axe can see.
 */
export async function leastContrast(page: Page, text: Locator): Promise<number> {
  const { colour, lines } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (canvas === null) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return {
      colour: [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)],
      lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({
        x: x + scrollX,
        y: y + scrollY,
        width,
        height,
      })),
    };
  });
  const style = await page.addStyleTag({ content: '.on-water * { color: transparent !important }' });
  const seen = await Promise.all(
    lines
      .filter(({ width, height }) => width >= 1 && height >= 1)
      .map(async (clip) =>
        sharp(await page.screenshot({ clip, fullPage: true }))
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
  );
  await style.evaluate((element) => {
    (element as Element).remove();
  });
  const own = luminance(colour as unknown as Colour);
  let least = 21;
  for (const pixels of seen) {
    for (let at = 0; at < pixels.length; at += 3) {
      const behind: Colour = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      least = Math.min(least, contrast(own, luminance(behind)));
    }
  }
  return least;
}
