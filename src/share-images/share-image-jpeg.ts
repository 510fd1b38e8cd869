import { join } from 'node:path';
import { cached } from '../lib/file-cache.ts';
import { drawCard } from './draw-card.ts';
import type { ShareImage } from './share-images.ts';

/** Raise it when the same words and drawing give another picture: with draw-card.ts or the canvas. */
const VERSION = 5;

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
  return cached(cache, [VERSION, words, figure], () => drawCard(words, figure));
}
