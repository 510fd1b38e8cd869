import { readFileSync } from 'node:fs';
import { compress } from './compress-files.ts';
import type { KeptResults } from './keep-results.ts';
import { sealed } from './seal-pages.ts';

/** What the last form of a page hangs on beside its text. */
interface Finish {
  /** Gives a page the styles that it uses and no others. */
  trimmed: (html: string) => string;
  /** Whether search engines are to leave the whole site out. */
  unlisted: boolean;
}

/**
 * Puts a page's last form in the place of its file: with the styles that it uses, its policy, and compressed copies
 * beside it. Nothing may change the page after this. What a page becomes follows from its text, which names the scripts
 * beside it by their fingerprints.
 *
 * @param page the text of the page as Astro has rendered it
 */
export function finishPage(file: string, page: string, kept: KeptResults, { trimmed, unlisted }: Finish): void {
  const results = kept.of(page);
  const ending = unlisted ? '.unlisted.html' : '.html';
  results.put(file, ending, () => Buffer.from(sealed(trimmed(page), { unlisted })));
  compress(file, () => readFileSync(file), results, ending);
}
