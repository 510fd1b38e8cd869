import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import canvas from '@napi-rs/canvas/package.json' with { type: 'json' };
import Tinypool from 'tinypool';
import { type ContourParameters, contours } from '../../lib/contours.ts';
import figures from '../../lib/contours.ts?raw';
import { palette } from '../../lib/palette.ts';
import { writeWhole } from '../write-whole.ts';
import type { CardWords } from './draw-card.ts';
import drawing from './draw-card.ts?raw';
import packing from './indexed-png.ts?raw';
import type { Card } from './make-picture.ts';
import wrapping from './wrap-words.ts?raw';

/**
 * Changes when the same words and figure would give another picture. The threads run the programs by themselves, so that
 * their texts stand in for them here, also for Astro, which keeps a picture until what makes it has changed.
 */
const recipe = JSON.stringify([palette, canvas.version, figures, drawing, wrapping, packing]);

let threads: Tinypool | undefined;

/** Draws on all processors. The threads start with the first picture: a build in which none is new does without them. */
async function drawn(root: string, card: Card): Promise<Uint8Array> {
  const count = availableParallelism();
  // By its path in the project, as a build runs a copy of this file from elsewhere.
  const filename = join(root, 'src/integrations/social-pictures/make-picture.ts');
  // With atomics a thread would never come to give back the memory of what it has drawn.
  threads ??= new Tinypool({ filename, minThreads: count, maxThreads: count, useAtomics: false });
  return (await threads.run(card)) as Uint8Array;
}

/**
 * The picture that a shared link shows: a page's figure and its words, 1200 × 630. One that was made before for the
 * same words and figure is taken from `.cache/social`, which outlives the build.
 *
 * @param root the project's folder
 * @returns a PNG
 * @throws where a font cannot be read
 */
export async function socialPicture(root: string, words: CardWords, figure: ContourParameters): Promise<Uint8Array> {
  const card: Card = { words, figure: contours(figure) };
  const name = createHash('sha256')
    .update(JSON.stringify([recipe, card]))
    .digest('hex')
    .slice(0, 16);
  const cache = join(root, '.cache', 'social');
  const file = join(cache, `${name}.png`);
  if (existsSync(file)) return readFileSync(file);
  const picture = await drawn(root, card);
  mkdirSync(cache, { recursive: true });
  writeWhole(file, picture);
  return picture;
}
