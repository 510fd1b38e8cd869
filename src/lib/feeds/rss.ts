import { escapeXml } from '../escape-xml.ts';
import type { Feed, FeedItem } from './feed.ts';

const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeXml(text)}</${name}>`;

const item = (feed: Feed, { title, url, date, summary, html }: FeedItem) =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', url, ' isPermaLink="true"'),
    element('pubDate', date.toUTCString()),
    element('dc:creator', feed.author),
    element('description', summary),
    element('content:encoded', html),
    '</item>',
  ].join('');

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification) with full texts. */
export function rss(feed: Feed): string {
  const newest = feed.items[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.home),
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    element('description', feed.description),
    element('language', feed.language),
    ...(newest ? [element('lastBuildDate', newest.date.toUTCString())] : []),
    ...feed.items.map((entry) => item(feed, entry)),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}
