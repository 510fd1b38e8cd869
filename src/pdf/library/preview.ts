import sharp from 'sharp';
import type { Drawing } from './pdfium.ts';

/** The most that a preview measures, in pixels: an A4 page on a card, sharp enough for a telephone. */
export const previewBox = { width: 300, height: 425 };

/** Bytes that a preview should keep to, so that the Reading Room with all its pages stays light. */
export const previewBytes = 9_000;

export const previewFormats = ['avif', 'webp'] as const;

export type PreviewFormat = (typeof previewFormats)[number];

/** Ways to make a picture smaller, the best first; the last also gives up half its width and height. */
const attempts = [
  { avif: 50, webp: 45, scale: 1 },
  { avif: 42, webp: 32, scale: 1 },
  { avif: 34, webp: 22, scale: 1 },
  { avif: 34, webp: 22, scale: 0.5 },
] as const;

/** A page as a picture file, in the best quality that keeps to `previewBytes`; a page full of photographs in the least. */
export async function encodePreview({ width, height, pixels }: Drawing, format: PreviewFormat): Promise<Buffer> {
  let picture: Buffer = Buffer.alloc(0);
  for (const { scale, [format]: quality } of attempts) {
    const page = sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .resize({ width: Math.max(1, Math.round(width * scale)) });
    // Little effort costs 1% more bytes than much, and a tenth of the time.
    picture =
      format === 'avif'
        ? await page.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
        : await page.webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= previewBytes) break;
  }
  return picture;
}
