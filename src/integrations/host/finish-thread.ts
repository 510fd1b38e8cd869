/** Work of a thread of `finishSite`: gives some files of the built site their last form. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compressFile } from './compress-files.ts';
import { finishPage } from './finish-page.ts';
import { keepResults } from './keep-results.ts';
import { stylePruner } from './prune-styles.ts';

/** The site that is being built, the same for all that a thread does. */
export interface BuiltSite {
  /** Its folder. */
  folder: string;
  /** The folder in it for files with a hash in their name, such as `_astro`. */
  assets: string;
  /** Where results outlive a build, and the version of what makes them, see `keepResults`. */
  kept: { folder: string; version: string };
  /** Whether search engines are to leave the whole site out. */
  unlisted: boolean;
}

/** Some files of a site, by their names below its folder. */
export interface Work {
  site: BuiltSite;
  pages?: readonly string[];
  /** Other files that are compressed. */
  texts?: readonly string[];
}

/** Remembers what it has worked out for earlier pages. */
let prunedStyles: ReturnType<typeof stylePruner> | undefined;

/** @returns names of the kept results that the files are made of */
export default async function finishFiles({ site, pages = [], texts = [] }: Work): Promise<ReadonlySet<string>> {
  const { folder, assets, unlisted } = site;
  prunedStyles ??= stylePruner(folder, assets);
  const kept = keepResults(site.kept.folder, site.kept.version);
  for (const name of pages) {
    const file = path.join(folder, name);
    await finishPage(file, readFileSync(file, 'utf8'), kept, { prunedStyles, unlisted });
  }
  for (const name of texts) await compressFile(path.join(folder, name), kept);
  return kept.used;
}
