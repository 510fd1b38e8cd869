import { escapeXml } from './escape-xml.ts';
import { isoDay } from './format.ts';

/** A page as search engines are told of it. */
export interface SitemapPage {
  /** Full address. */
  url: string;
  /** Day of its last change, where that is known. */
  changed: Date | undefined;
}

/** Addresses that one sitemap may have: https://www.sitemaps.org/protocol.html */
export const SITEMAP_LIMIT = 50_000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const xml = (element: string, entries: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', `<${element} xmlns="${namespace}">`, ...entries, `</${element}>\n`].join(
    '\n',
  );

/** A sitemap of pages, each with the day of its last change where that is known. */
function sitemap(pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ url, changed }) => {
    const date = changed ? `<lastmod>${isoDay(changed)}</lastmod>` : '';
    return `<url><loc>${escapeXml(url)}</loc>${date}</url>`;
  });
  return xml('urlset', entries);
}

/** The name of one of several sitemaps, from 1. */
const partName = (part: number) => `sitemap-${part}`;

/**
 * The site's sitemaps as XML, by their names without ending. `sitemap` lists all pages, or, where they are more than one
 * sitemap may have, the others that do.
 *
 * @param absolute makes a full address of a path
 */
export function sitemaps(
  pages: readonly SitemapPage[],
  absolute: (path: string) => string,
  limit = SITEMAP_LIMIT,
): Map<string, string> {
  if (pages.length <= limit) return new Map([['sitemap', sitemap(pages)]]);
  const count = Math.ceil(pages.length / limit);
  const parts = Array.from({ length: count }, (_, index) => pages.slice(index * limit, (index + 1) * limit));
  const names = parts.map((_, index) => partName(index + 1));
  const entries = names.map((name) => `<sitemap><loc>${escapeXml(absolute(`/${name}.xml`))}</loc></sitemap>`);
  return new Map([
    ['sitemap', xml('sitemapindex', entries)],
    ...parts.map((part, index): [string, string] => [partName(index + 1), sitemap(part)]),
  ]);
}
