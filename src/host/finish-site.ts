import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { isLeftBehind } from '../lib/left-behind.ts';
import { openSearchIndex } from '../search-index/search-index.ts';
import { compress, otherTexts } from './compress.ts';
import { stylePruner } from './prune-styles.ts';
import { cssOf, readPage, withPolicy } from './page-security.ts';

/** Files at a time: enough to keep Node’s threads busy, which compress some while others are pruned. */
const concurrency = 8;

/** Deletes what Astro has copied of public/ although it is for no visitor: an editor's copy of a paper, for one. */
function removeLeftBehind(site: string): void {
  const all = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(path.sep, '/'));
  for (const name of all.filter(isLeftBehind)) rmSync(path.join(site, name), { recursive: true, force: true });
}

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
  removeLeftBehind(site);
  // With WHOLE_STYLES=1, keeps the styles before they are pruned: tests/e2e/every-page.spec.ts compares pages with them.
  const whole = path.join(root, '.cache/whole-styles');
  await rm(whole, { recursive: true, force: true });
  const prunedStyles = stylePruner(site, assets);
  const finishPage = async (name: string) => {
    const file = path.join(site, name);
    const html = readFileSync(file, 'utf8');
    const page = readPage(html);
    if (process.env['WHOLE_STYLES'] === '1') {
      await mkdir(path.join(whole, path.dirname(name)), { recursive: true });
      await writeFile(path.join(whole, name.replace(/\.html$/, '.css')), cssOf(page));
    }
    await writeFile(file, withPolicy(html, page, await prunedStyles(page), unlisted));
    // The number of articles keeps growing, and at either quality they need more than one round trip.
    const kind = page.querySelector('meta[property="og:type"]')?.getAttribute('content');
    await compress(file, kind === 'article' ? 5 : 11);
  };
  const pages = globSync('**/*.html', { cwd: site }).sort();
  await using index = await openSearchIndex(root, site);
  await index.read(pages);
  const [found] = await Promise.all([index.write(), pMap(pages, finishPage, { concurrency })]);
  // Every article has a figure, which is about 1 KB at any quality.
  const compressOther = (name: string) => compress(path.join(site, name), name.endsWith('.svg') ? 5 : 10);
  await pMap(globSync(otherTexts, { cwd: site }), compressOther, { concurrency });
  return found;
}
