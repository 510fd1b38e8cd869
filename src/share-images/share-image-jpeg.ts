import { join } from 'node:path';
import sharp from 'sharp';
import { cached } from '../lib/file-cache.ts';
import { cardSvg, drawCard } from './draw-card.ts';
import type { ShareImage } from './share-images.ts';

/** Raise it when the same words and drawing give another picture: with draw-card.ts, sharp or the canvas. */
const VERSION = 3;

/**
 * A share image of 1200 × 630 pixels, drawn once for the same words and figure.
 *
 * @param cache folder that outlives the build
 * @throws where a font cannot be read
 */
export function shareImageJpeg(
  { words, figure }: Pick<ShareImage, 'words' | 'figure'>,
  cache = join(process.cwd(), '.cache/share-images'),
): Promise<Buffer> {
  const svg = cardSvg(figure);
  return cached(cache, [VERSION, words, svg], async () => {
    const { pixels, width, height } = await drawCard(words, svg);
    // As a PNG with a palette it would have half the bytes, and take twice as long to encode.
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .jpeg({ quality: 85 })
      .toBuffer();
  });
}
