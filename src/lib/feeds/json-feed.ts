import type { Feed } from './feed.ts';

/** A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) with full texts. */
export const jsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: feed.self,
    language: feed.language,
    authors: [{ name: feed.author }],
    items: feed.items.map(({ title, url, date, summary, html }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      date_published: date.toISOString(),
    })),
  });
