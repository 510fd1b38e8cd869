import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesEnding } from './built-files.ts';
import { forEachOf } from './for-each-of.ts';
import { compressFiles } from './host/compress-files.ts';
import { pageFinisher } from './host/finish-pages.ts';
import { keepResults, versionOf } from './host/keep-results.ts';
import { runtimeTaker } from './intent/take-out-runtime.ts';
import { type BuiltPage, withSearchIndex } from './search-index/search-index.ts';

/** Pages that are read together. */
const BATCH = 64;

/**
 * Makes of the built pages what visitors get: the pages in their last form, the index of the search, and compressed
 * copies of every text. Each page is read once for all of it, and Pagefind reads beside the rest.
 */
export function finishSite(): AstroIntegration {
  let root: string;
  let assets: string;
  return {
    name: 'finish-site',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        assets = config.build.assets;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const version = versionOf(root, ['src/integrations/host', 'src/lib']);
        const kept = keepResults(path.join(root, '.cache/host'), version);
        const takeOutRuntime = runtimeTaker(site, assets);
        const finish = pageFinisher(site, kept, { unlisted: process.env['SITE_UNLISTED'] === '1' });
        const read = async (address: string): Promise<BuiltPage> => {
          const html = await readFile(pageFile(site, address), 'utf8');
          return { address, html: takeOutRuntime(address, html) };
        };
        const found = await withSearchIndex(async (index) => {
          const addresses = (await filesEnding(site, ['.html'])).map(addressOf).sort();
          for (let first = 0; first < addresses.length; first += BATCH) {
            const pages = await Promise.all(addresses.slice(first, first + BATCH).map(read));
            const finishAll = forEachOf(pages, ({ address, html }) => finish(pageFile(site, address), html));
            await Promise.all([index.add(pages), finishAll]);
          }
          return index.write(root, site);
        });
        await compressFiles(site, kept);
        await kept.forgetRest();
        logger.info(`${String(found.pages)} pages and ${String(found.papers)} papers can be searched.`);
      },
    },
  };
}

const addressOf = (name: string) =>
  `/${name.replaceAll(path.sep, '/').replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

const pageFile = (site: string, address: string) => path.join(site, address === '/' ? 'index.html' : `${address}.html`);
