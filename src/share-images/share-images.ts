import { availableParallelism } from 'node:os';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { getSettings } from '../collections/queries.ts';
import { getSitePages } from '../collections/site-pages.ts';
import { cached } from '../lib/file-cache.ts';
import { markDiscs } from '../lib/drawings/mark.ts';
import { nightPalette, palette } from '../lib/drawings/palette.ts';
import { shareImageRoute } from '../lib/routes.ts';
import type { Card } from './draw-card.ts';

/** Raise it if a change to draw-card.ts or the canvas gives another picture for the same words, figure, mark, colours. */
const VERSION = 7;

/** The share image of every page; `name` is its file name without the extension. */
export async function getShareImages(): Promise<{ name: string; card: Card }[]> {
  const { firm } = await getSettings();
  const line = `Portfolio management · SEBI ${firm.registration}`;
  return (await getSitePages()).map(({ path, title, figure, variant = 'filled' }) => ({
    name: basename(shareImageRoute(path), '.jpg'),
    card: { words: { title, firm: firm.name, line }, figure, variant },
  }));
}

/**
 * A thread per processor. In the main thread, the memory of each canvas would make V8 collect the garbage of the whole
 * build repeatedly: a thousand pictures took 10 s instead of 6.
 */
let threads: Tinypool | undefined;

/** A share image of 1200 × 630 pixels, cached by its words and figure. @throws if a font cannot be read */
export const shareImageJpeg = (card: Card): Promise<Buffer> =>
  cached(resolve('.cache/share-images'), [VERSION, palette, nightPalette, markDiscs(16), card], async () => {
    threads ??= new Tinypool({
      runtime: 'worker_threads',
      // A bundled module cannot resolve its neighbours.
      filename: pathToFileURL(resolve('src/share-images/draw-card.ts')).href,
      // The same as the maximum: an idle thread would end, and its replacement would not know the fonts.
      minThreads: availableParallelism(),
    });
    return Buffer.from((await threads.run(card, { name: 'drawCard' })) as Uint8Array);
  });
