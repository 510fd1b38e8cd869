import { availableParallelism } from 'node:os';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { getSettings } from '../collections/queries.ts';
import { getSitePages } from '../collections/site-pages.ts';
import { cached } from '../lib/file-cache.ts';
import { palette } from '../lib/palette.ts';
import { socialRoute } from '../lib/routes.ts';
import type { Card } from './draw-card.ts';

/** Raise it when the same words, drawing and colours give another picture: with draw-card.ts or the canvas. */
const VERSION = 7;

/** The picture that shared links to a page show, for every page; `name` is that of its file without the ending. */
export async function getShareImages(): Promise<{ name: string; card: Card }[]> {
  const { firm } = await getSettings();
  const line = `Portfolio management · SEBI ${firm.registration}`;
  return (await getSitePages()).map(({ path, title, figure, variant = 'filled' }) => ({
    name: basename(socialRoute(path), '.jpg'),
    card: { words: { title, firm: firm.name, line }, figure, variant },
  }));
}

/**
 * A thread for each processor. Beside the pages, the memory of each canvas would have V8 walk through all that a build
 * holds, again and again: a thousand pictures took 10 s in place of 6.
 */
let threads: Tinypool | undefined;

async function drawInThread(card: Card): Promise<Buffer> {
  threads ??= new Tinypool({
    runtime: 'worker_threads',
    // A bundled module does not know where its neighbours are.
    filename: pathToFileURL(resolve('src/share-images/draw-card.ts')).href,
    // The most as well. One that had nothing to draw for a moment would end, and know no fonts when it is called again.
    minThreads: availableParallelism(),
    execArgv: [],
  });
  return Buffer.from((await threads.run(card, { name: 'drawCard' })) as Uint8Array);
}

/** A share image of 1200 × 630 pixels, drawn once for the same words and figure. @throws where a font cannot be read */
export const shareImageJpeg = (card: Card): Promise<Buffer> =>
  cached(resolve('.cache/share-images'), [VERSION, palette, card], () => drawInThread(card));
