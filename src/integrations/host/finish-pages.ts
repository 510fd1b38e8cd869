import { readFileSync } from 'node:fs';
import { compress } from './compress-files.ts';
import type { KeptResults } from './keep-results.ts';
import { sealed } from './seal-pages.ts';
import { styleTrimmer } from './trim-styles.ts';

/**
 * Gives pages of the built site their last form: with the styles that they use, their policy, and compressed copies
 * beside them. Nothing may change a page after this. What a page becomes follows from its text, which names the scripts
 * beside it by their fingerprints.
 *
 * @param folder the built site
 * @param unlisted whether search engines are to leave the whole site out
 * @returns puts the last form of a page in the place of its file
 */
export function pageFinisher(
  folder: string,
  kept: KeptResults,
  { unlisted }: { unlisted: boolean },
): (file: string, page: string) => Promise<void> {
  const trimmed = styleTrimmer(folder);
  const ending = unlisted ? '.unlisted.html' : '.html';
  return async (file, page) => {
    const results = kept.of(page);
    await results.put(file, ending, () => Buffer.from(sealed(trimmed(page), { unlisted })));
    await compress(file, () => readFileSync(file), results, ending);
  };
}
