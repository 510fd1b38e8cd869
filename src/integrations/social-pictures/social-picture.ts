import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ContourParameters } from '../../lib/contours.ts';
import { socialSvg } from '../../lib/figure-svg.ts';
import { writeWhole } from '../write-whole.ts';
import { type CardWords, cardTemplate, layOut } from './lay-out.ts';

/** Changes when the same words and figure would give another picture. */
const recipe = JSON.stringify({ version: 3, cardTemplate, sharp: sharp.versions });

/** One drawing on another of the same size: to draw each by itself and lay the pictures over each other takes twice as long. */
const laidOver = (below: string, above: string) =>
  // Typst measures in points, of which a pixel has three quarters.
  below.replace(/<\/svg>$/, `${above.replaceAll(/(?<=<svg[^>]* (?:width|height)="[\d.]+)pt"/g, '"')}</svg>`);

/**
 * The picture that a shared link shows: a page's figure and its words, 1200 × 630. One that was made before for the
 * same words and figure is taken from the cache.
 *
 * @param cache folder that outlives the build
 * @returns a PNG
 */
export async function socialPicture(words: CardWords, figure: ContourParameters, cache: string): Promise<Buffer> {
  const drawing = socialSvg(figure);
  const name = createHash('sha256')
    .update(JSON.stringify([recipe, words, drawing]))
    .digest('hex')
    .slice(0, 16);
  const file = join(cache, `${name}.png`);
  if (existsSync(file)) return readFileSync(file);
  const picture = await sharp(Buffer.from(laidOver(drawing, layOut(words))))
    // Flat colours need no dither, which only makes the file larger. More effort takes longer for the same bytes, and
    // the last hundredth of quality half as long again for colours that nobody tells apart.
    .png({ palette: true, quality: 95, effort: 1, dither: 0 })
    .toBuffer();
  mkdirSync(cache, { recursive: true });
  writeWhole(file, picture);
  return picture;
}
