/** Work of a thread of `finishSite`: gives some files of the built site their last form. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runtimeTaker } from '../intent/take-out-runtime.ts';
import { compressFile } from './compress-files.ts';
import { finishPage } from './finish-page.ts';
import { keepResults } from './keep-results.ts';
import { styleTrimmer } from './trim-styles.ts';

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

/** Each remembers what it has worked out for earlier pages. */
let tools: { takeOutRuntime: ReturnType<typeof runtimeTaker>; trimmed: (html: string) => string } | undefined;

/** @returns names of the kept results that the files are made of */
export default function finishFiles({ site, pages = [], texts = [] }: Work): ReadonlySet<string> {
  const { folder, assets, unlisted } = site;
  tools ??= { takeOutRuntime: runtimeTaker(folder, assets), trimmed: styleTrimmer(folder) };
  const { takeOutRuntime, trimmed } = tools;
  const kept = keepResults(site.kept.folder, site.kept.version);
  for (const name of pages) {
    const file = path.join(folder, name);
    finishPage(file, takeOutRuntime(name, readFileSync(file, 'utf8')), kept, { trimmed, unlisted });
  }
  for (const name of texts) compressFile(path.join(folder, name), kept);
  return kept.used;
}
