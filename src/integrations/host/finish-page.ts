import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { compress } from './compress-files.ts';
import type { KeptResults } from './keep-results.ts';
import { readPage, sealed } from './seal-page.ts';

/** What the last form of a page hangs on beside its text. */
interface Finish {
  /** Gives the styles that a page can use. */
  prunedStyles: (page: HTMLElement) => Promise<string>;
  /** Whether search engines are to leave the whole site out. */
  unlisted: boolean;
}

/**
 * Puts a page's last form in the place of its file, with the styles that it can use and its policy, and compressed copies
 * beside it. Nothing may change the page after this. What a page becomes follows from its text, which names the scripts
 * beside it by their fingerprints.
 *
 * @param html the page as Astro has rendered it
 */
export async function finishPage(
  file: string,
  html: string,
  kept: KeptResults,
  { prunedStyles, unlisted }: Finish,
): Promise<void> {
  const results = kept.of(html);
  const ending = unlisted ? '.unlisted.html' : '.html';
  await results.put(file, ending, async () => {
    const page = readPage(html);
    return Buffer.from(sealed(html, page, { css: await prunedStyles(page), unlisted }));
  });
  await compress(file, () => readFileSync(file), results, ending);
}
