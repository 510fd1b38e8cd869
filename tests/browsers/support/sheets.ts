import { readPages } from '../../lib/pdf-text.ts';

/** A printed sheet of paper. */
export interface Sheet {
  words: string;
  /** How far down the lowest ink stands: 0 is the upper edge of the paper, 1 the lower. */
  filled: number;
}

/** Reads a PDF, sheet by sheet. */
export const printed = (pdf: Uint8Array): Promise<Sheet[]> =>
  readPages(pdf, async (page) => {
    // Its words first: a page that has been drawn is closed.
    const words = page.getText();
    const { data, width, height } = await page.render({ scale: 0.5, render: 'bitmap' });
    return { words, filled: lowestInk(data, width) / height };
  });

/** The last row of a picture, four bytes a pixel, that is not white. */
function lowestInk(pixels: Uint8Array, width: number): number {
  const last = pixels.findLastIndex((value, index) => index % 4 !== 3 && value < 200);
  return Math.ceil(last / 4 / width);
}
