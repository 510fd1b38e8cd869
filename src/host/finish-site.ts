import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import pMap from 'p-map';
import { makeSearchIndex } from '../search-index/search-index.ts';
import { compress, otherTexts } from './compress.ts';
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
export async function finishSite({ root, site, assets, unlisted }: BuiltSite) {
  const keepStyles = wholeStyles(root);
  const prunedStyles = stylePruner(site, assets);
  const finishPage = async (name: string) => {
    const file = path.join(site, name);
    const html = readFileSync(file, 'utf8');
    const page = readPage(html);
    keepStyles(name, cssOf(page));
    await writeFile(file, sealed(html, page, { css: await prunedStyles(page), unlisted }));
    // Articles keep growing in number, and exceed one round trip at either quality.
    await compress(file, isArticle(page) ? 5 : 10);
  };
  const pages = globSync('**/*.html', { cwd: site }).sort();
  const found = await makeSearchIndex(root, site, pages, () => pMap(pages, finishPage, { concurrency }));
  // Every article has a figure, of about 1 KB at any quality.
  const compressOther = (name: string) => compress(path.join(site, name), name.endsWith('.svg') ? 5 : 10);
  await pMap(globSync(otherTexts, { cwd: site }), compressOther, { concurrency });
  return found;
}

const isArticle = (page: HTMLElement): boolean =>
  page.querySelector('meta[property="og:type"]')?.getAttribute('content') === 'article';
