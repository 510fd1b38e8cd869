import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import pMap from 'p-map';
import { makeSearchIndex } from '../search-index/search-index.ts';
import { compress, otherTexts } from './compress.ts';
import { stylePruner } from './prune-styles.ts';
import { cssOf, readPage, withPolicy } from './page-security.ts';
import { unprunedStyles } from './unpruned-styles.ts';

/** Files at a time: enough to keep Node’s threads busy, which compress some while others are pruned. */
const concurrency = 8;

/** A site as built by Astro. */
interface BuiltSite {
  /** The project’s folder. */
  root: string;
  /** The built site’s folder. */
  site: string;
  /** The folder in it for files with a hash in their name, such as `_astro`. */
  assets: string;
  /** Whether search engines must not index the site. */
  unlisted: boolean;
}

/**
 * Turns the built pages into what visitors get: pages with only the styles that they can use and with their policy, the
 * search index, and compressed copies of every text. Nothing may change a file of the site after this.
 *
 * @returns what the search index contains
 * @throws if a page has no place for its policy, or cannot be indexed
 */
export async function finishSite({ root, site, assets, unlisted }: BuiltSite) {
  const saveUnprunedStyles = unprunedStyles(root);
  const prunedStyles = stylePruner(site, assets);
  const finishPage = async (name: string) => {
    const file = path.join(site, name);
    const html = readFileSync(file, 'utf8');
    const page = readPage(html);
    saveUnprunedStyles(name, cssOf(page));
    await writeFile(file, withPolicy(html, page, { css: await prunedStyles(page), unlisted }));
    // The number of articles keeps growing, and at either quality they need more than one round trip.
    await compress(file, isArticle(page) ? 5 : 10);
  };
  const pages = globSync('**/*.html', { cwd: site }).sort();
  const found = await makeSearchIndex(root, site, pages, () => pMap(pages, finishPage, { concurrency }));
  // Every article has a figure, which is about 1 KB at any quality.
  const compressOther = (name: string) => compress(path.join(site, name), name.endsWith('.svg') ? 5 : 10);
  await pMap(globSync(otherTexts, { cwd: site }), compressOther, { concurrency });
  return found;
}

const isArticle = (page: HTMLElement): boolean =>
  page.querySelector('meta[property="og:type"]')?.getAttribute('content') === 'article';
