import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { needSite } from '../../../tools/setup.mjs';

/** A page of the built site. */
export interface Page {
  /** Its path, such as `/AboutUs`; `/404` for the 404 page. */
  address: string;
  /** Its file, relative to the built folder. */
  file: string;
  html: string;
  document: HTMLElement;
}

export const notFound = '/404';

if (process.env['SITE_DIST'] === undefined) needSite();

const folder = path.resolve(process.env['SITE_DIST'] ?? 'dist');

/** Every built file, relative to the built folder, with forward slashes. */
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
    // Only scripts and styles have raw text; by default the parser does not parse <pre> and <noscript> either.
    return { address, file, html, document: parse(html, { blockTextElements: { script: true, style: true } }) };
  });

export const pageAt = (address: string): Page | undefined => pages.find((page) => page.address === address);

/** Collapses white space. */
export const plain = (words = ''): string => words.replaceAll(/\s+/g, ' ').trim();

/** The elements of a page that match a selector; none if there is no such page. */
export const elementsAt = (address: string, selector: string): HTMLElement[] =>
  pageAt(address)?.document.querySelectorAll(selector) ?? [];

/** The text of a page's main element, or of the first match in it; empty if there is none. */
export const textAt = (address: string, place = ''): string =>
  plain(elementsAt(address, `main ${place}`.trim())[0]?.text);
