import { join } from 'node:path';
import sharp from 'sharp';
import { cached } from '../lib/file-cache.ts';
import { cardSvg, drawCard } from './draw-card.ts';
import type { ShareImage } from './share-images.ts';

/** Raise it when the same words and drawing give another picture: with draw-card.ts, sharp or the canvas. */
const VERSION = 2;

/**
 * A share image as a PNG of 1200 × 630 pixels with a palette, drawn once for the same words and figure.
 *
 * @param cache folder that outlives the build
 * @throws where a font cannot be read
 */
export function shareImagePng(
  { words, figure }: Pick<ShareImage, 'words' | 'figure'>,
  cache = join(process.cwd(), '.cache/share-images'),
): Promise<Buffer> {
  const svg = cardSvg(figure);
  return cached(cache, [VERSION, words, svg], async () => {
    const { pixels, width, height } = await drawCard(words, svg);
    // Flat colours need no dithering. The last tenth of quality, or more effort, would each take twice as long; a step
    // less of compression saves a tenth of the time for 6% more bytes.
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png({ palette: true, quality: 90, dither: 0, effort: 1, compressionLevel: 5 })
      .toBuffer();
  });
}
