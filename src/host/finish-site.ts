import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import pMap from 'p-map';
import { withSearchIndex } from '../search-index/search-index.ts';
import { compress, textEndings } from './compress.ts';
import { stylePruner } from './prune-styles.ts';
import { cssOf, readPage, sealed } from './seal-page.ts';
import { wholeStyles } from './whole-styles.ts';

/** Files at a time: enough that Node's threads, which compress one while others are pruned, always have one waiting. */
const concurrency = 8;

/** A site as Astro has built it. */
interface BuiltSite {
  /** Folder of the project. */
  root: string;
  /** Folder of the site. */
  site: string;
  /** The folder in it for files with a hash in their name, such as `_astro`. */
  assets: string;
  /** Whether search engines are to leave the whole site out. */
  unlisted: boolean;
}

/**
 * Makes of the built pages what visitors get: the pages with the styles that each can use and with their policy, the
 * index of the search, and compressed copies of every text. Nothing may change a file of the site after this.
 *
 * @returns what can be found
 * @throws where a page has no place for its policy, or cannot be searched
 */
export async function finishSite({
  root,
  site,
  assets,
  unlisted,
}: BuiltSite): Promise<{ pages: number; papers: number }> {
  const keepStyles = wholeStyles(root);
  const prunedStyles = stylePruner(site, assets);
  const pages = (await filesEnding(site, ['.html'])).sort();
  const read = (name: string) => readFileSync(path.join(site, name), 'utf8');
  const finish = async (name: string) => {
    const html = read(name);
    const page = readPage(html);
    keepStyles(name, cssOf(page));
    const file = path.join(site, name);
    await writeFile(file, sealed(html, page, { css: await prunedStyles(page), unlisted }));
    // Of articles a site has ever more, and they are longer than what comes in one round trip at any quality.
    await compress(file, isArticle(page) ? 5 : 10);
  };
  const found = await withSearchIndex(async (index) => {
    // As Astro has written them, one begun after the other: the index hangs on their order.
    await pMap(pages, (name) => index.add({ address: addressOf(name), html: read(name) }), { concurrency });
    // Pagefind writes in a process of its own, beside which the pages are finished.
    const [counts] = await Promise.all([index.write(root, site), pMap(pages, finish, { concurrency })]);
    return counts;
  });
  const others = textEndings.filter((ending) => ending !== '.html');
  // Every article has a figure, of about 1 KB at any quality.
  const compressOther = (name: string) => compress(path.join(site, name), name.endsWith('.svg') ? 5 : 10);
  await pMap(await filesEnding(site, others), compressOther, { concurrency });
  return found;
}

/** Paths below a folder of its files with one of these endings, in any depth. */
async function filesEnding(folder: string, endings: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

const isArticle = (page: HTMLElement): boolean =>
  page.querySelector('meta[property="og:type"]')?.getAttribute('content') === 'article';

const addressOf = (name: string) =>
  `/${name.replaceAll(path.sep, '/').replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
