import { escapeXml } from './escape-xml.ts';
import { isoDay } from './format.ts';

/** A page as search engines are told of it. */
interface SitemapPage {
  /** Full address. */
  url: string;
  /** Day of its last change, where that is known. */
  changed: Date | undefined;
}

/** A sitemap of pages, each with the day of its last change where that is known. One may have 50,000 addresses. */
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
