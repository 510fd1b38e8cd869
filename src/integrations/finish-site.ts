import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import Tinypool from 'tinypool';
import { filesEnding } from './built-files.ts';
import { textEndings } from './host/compress-files.ts';
import type { BuiltSite, Work } from './host/finish-thread.ts';
import { versionOf } from './host/keep-results.ts';
import { wholeStyles } from './host/whole-styles.ts';
import { forgetOthers } from './kept-files.ts';
import { withSearchIndex } from './search-index/search-index.ts';

/** Files that a thread is given at a time. */
const BATCH = 64;

/** Megabytes that a thread takes for what it soon throws away. Left to itself it takes ten times as much, no sooner done. */
const YOUNG_MEMORY = 8;

/**
 * Makes of the built pages what visitors get: the pages in their last form, the index of the search, and compressed
 * copies of every text. Threads do the first and the last on all processors, while Pagefind reads beside them. In this
 * thread, with all that a build keeps in memory, the packers would also set off one garbage collection after another.
 */
export function finishSite(): AstroIntegration {
  let root: string;
  let assets: string;
  let published: string;
  return {
    name: 'finish-site',
    hooks: {
      'astro:config:setup': ({ config }) => {
        // The last build's, as long as `publishWhole`, which stands later in the list, has not given this one its folder.
        published = fileURLToPath(config.outDir);
      },
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        assets = config.build.assets;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site: BuiltSite = {
          folder: fileURLToPath(dir),
          assets,
          kept: {
            folder: path.join(root, '.cache/host'),
            version: versionOf(root, ['src/integrations/host', 'src/lib']),
          },
          unlisted: process.env['SITE_UNLISTED'] === '1',
        };
        const found = await finish(root, site, published);
        logger.info(`${String(found.pages)} pages and ${String(found.papers)} papers can be searched.`);
      },
    },
  };
}

/** @returns what can be found */
async function finish(root: string, site: BuiltSite, published: string): Promise<{ pages: number; papers: number }> {
  const keepStyles = wholeStyles(root);
  const threads = finishingThreads(site);
  try {
    const pages = (await filesEnding(site.folder, ['.html'])).sort();
    const texts = await filesEnding(site.folder, textEndings);
    const found = await withSearchIndex(async (index) => {
      for (const batch of batches(pages, BATCH)) {
        // Read before a thread puts other files in their place.
        const read = batch.map(async (name) => {
          const html = await readFile(path.join(site.folder, name), 'utf8');
          keepStyles(name, html);
          return { address: addressOf(name), html };
        });
        const asRendered = await Promise.all(read);
        threads.start({ pages: batch });
        await index.add(asRendered);
      }
      for (const batch of batches(texts, BATCH)) threads.start({ texts: batch });
      return index.write(root, site.folder, published);
    });
    await threads.finished();
    // What the pages' islands and the search need has come since.
    const known = new Set(texts);
    threads.start({ texts: (await filesEnding(site.folder, textEndings)).filter((name) => !known.has(name)) });
    forgetOthers(site.kept.folder, await threads.finished());
    return found;
  } finally {
    await threads.end();
  }
}

/** Threads that give files of a site their last form, one for each processor. */
function finishingThreads(site: BuiltSite) {
  const count = availableParallelism();
  const filename = new URL('./host/finish-thread.ts', import.meta.url).href;
  const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MEMORY };
  const pool = new Tinypool({ filename, minThreads: count, maxThreads: count, resourceLimits });
  const running: Promise<ReadonlySet<string>>[] = [];
  return {
    start(work: Omit<Work, 'site'>): void {
      const run = pool.run({ site, ...work }) as Promise<ReadonlySet<string>>;
      // Told by `finished`, which may be asked only after other work.
      run.catch(() => undefined);
      running.push(run);
    },
    /** Waits for all that was started. @returns names of the kept results that were used @throws what a thread threw */
    finished: async () => new Set((await Promise.all(running)).flatMap((used) => [...used])),
    end: () => pool.destroy(),
  };
}

/** A list in parts of at most `size`, in its order. */
function* batches<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let first = 0; first < items.length; first += size) yield items.slice(first, first + size);
}

const addressOf = (name: string) =>
  `/${name.replaceAll(path.sep, '/').replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
