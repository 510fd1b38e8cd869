import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import canvas from '@napi-rs/canvas/package.json' with { type: 'json' };
import Tinypool from 'tinypool';
import { figureRecipe } from '../integrations/figure-recipe.ts';
import drawing from './draw-card.ts?raw';
import packing from './indexed-png.ts?raw';
import type { Order, Picture } from './make-picture.ts';
import wrapping from './wrap-words.ts?raw';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Changes when the same words and figure would give another picture. The threads run the programs by themselves, so that
 * their texts stand in for them here.
 */
const recipe = sha256(JSON.stringify([figureRecipe, canvas.version, drawing, wrapping, packing]));

/** Where pictures outlive the build. @param root the project's folder */
export const picturesFolder = (root: string) => join(root, '.cache/social');

const orderOf = (root: string, picture: Picture): Order => {
  const fingerprint = sha256(JSON.stringify([recipe, picture])).slice(0, 16);
  return { picture, file: join(picturesFolder(root), `${fingerprint}.png`) };
};

/** Draws on all processors. */
async function draw(root: string, orders: readonly Order[]): Promise<void> {
  const count = availableParallelism();
  // By its path in the project, as a build runs a copy of this file from elsewhere.
  const filename = join(root, 'src/share-images/make-picture.ts');
  // With atomics a thread would never come to give back the memory of what it has drawn. That it does between two tasks,
  // so that each picture is one: the pixels of a picture are 3 MB.
  const threads = new Tinypool({ filename, minThreads: 1, maxThreads: count, useAtomics: false });
  try {
    await Promise.all(orders.map((order) => threads.run(order) as Promise<void>));
  } finally {
    await threads.destroy();
  }
}

/**
 * Draws those pictures that have not been drawn before from the same words and figures, 1200 × 630 each.
 *
 * @param root the project's folder
 * @returns the PNG of each, in their order
 * @throws where a font cannot be read
 */
export async function keepPictures(root: string, pictures: readonly Picture[]): Promise<string[]> {
  mkdirSync(picturesFolder(root), { recursive: true });
  const orders = pictures.map((picture) => orderOf(root, picture));
  const missing = orders.filter(({ file }) => !existsSync(file));
  if (missing.length > 0) await draw(root, missing);
  return orders.map(({ file }) => file);
}
