import { escapeXml } from '../escape-xml.ts';
import { isoDay } from '../format.ts';

/** A page in the sitemap. */
interface SitemapPage {
  /** Full address. */
  url: string;
  /** Day of its last change, if known. */
  changed: Date | undefined;
}

/** A sitemap of at most 50,000 pages, each with the day of its last change, if known. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ url, changed }) => {
    const date = changed ? `<lastmod>${isoDay(changed)}</lastmod>` : '';
    return `<url><loc>${escapeXml(url)}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
