import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { needSite } from '../../../tools/setup.mjs';

/** A page of the built site. */
export interface Page {
  /** Where a visitor finds it, for instance `/AboutUs`; the not-found page has `/404`. */
  address: string;
  /** The file that answers, relative to the built folder. */
  file: string;
  html: string;
  document: HTMLElement;
}

export const notFound = '/404';

if (process.env['SITE_DIST'] === undefined) needSite();

const folder = path.resolve(process.env['SITE_DIST'] ?? 'dist');

/** Every built file in the case of its name, relative to the built folder and with forward slashes. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
);

export const read = (file: string): Buffer => readFileSync(path.join(folder, file));

/** The file that a plain static host sends for an address: `/X` is `X.html`, `/` is `index.html`. */
export function fileOf(address: string): string | undefined {
  const file = decodeURIComponent(address).slice(1);
  return [file === '' ? 'index.html' : `${file}.html`, file].find((candidate) => files.has(candidate));
}

export const pages: readonly Page[] = [...files]
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => {
    const html = read(file).toString('utf8');
    const address = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
    // Only scripts and styles hold raw text; by default the parser leaves <pre> and <noscript> unread too.
    return { address, file, html, document: parse(html, { blockTextElements: { script: true, style: true } }) };
  });

export const pageAt = (address: string): Page | undefined => pages.find((page) => page.address === address);

/** Words with each run of white space as one space. */
export const plain = (words = ''): string => words.replaceAll(/\s+/g, ' ').trim();

/** The elements of a page that a selector finds; none where there is no such page. */
export const elementsAt = (address: string, selector: string): HTMLElement[] =>
  pageAt(address)?.document.querySelectorAll(selector) ?? [];

/** The words of a page's main part, or of what a selector finds there; none where there is nothing. */
export const textAt = (address: string, place = ''): string =>
  plain(elementsAt(address, `main ${place}`.trim())[0]?.text);
