import sharp from 'sharp';
import type { Drawing } from './pdfium.ts';

/** Maximum size of a preview in pixels: an A4 page on a card, sharp enough for a phone. */
export const previewBox = { width: 300, height: 425 };

/** Target size of a preview in bytes, so that the Reading Room with all its previews stays light. */
export const previewBytes = 9_000;

export const previewFormats = ['avif', 'webp'] as const;

export type PreviewFormat = (typeof previewFormats)[number];

/** Encoder settings, the best quality first; the last also halves width and height. */
const attempts = [
  { avif: 50, webp: 45, scale: 1 },
  { avif: 42, webp: 32, scale: 1 },
  { avif: 34, webp: 22, scale: 1 },
  { avif: 34, webp: 22, scale: 0.5 },
] as const;

/** A page as a picture file, in the best quality that keeps to `previewBytes`, or in the lowest if none does. */
export async function encodePreview({ width, height, pixels }: Drawing, format: PreviewFormat): Promise<Buffer> {
  let picture: Buffer = Buffer.alloc(0);
  for (const { scale, [format]: quality } of attempts) {
    const page = sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .resize({ width: Math.max(1, Math.round(width * scale)) });
    // Low effort takes a tenth of the time of high effort, for 1% more bytes.
    picture =
      format === 'avif'
        ? await page.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
        : await page.webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= previewBytes) break;
  }
  return picture;
}
