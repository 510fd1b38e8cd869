import { type Communique, getCommuniques, getPage, getSettings } from '../lib/content.ts';
import { feedHtml } from '../lib/feeds/feed-html.ts';
import type { Feed } from '../lib/feeds/feed.ts';
import { absolute } from '../lib/page-meta.ts';
import { entryRoute, routes } from '../lib/routes.ts';
import { renderText } from './_render-text.ts';

/** Articles in a feed: readers keep what they have had, and are sent the whole file each time they ask. */
const NEWEST = 50;

/** What both feeds say: the newest communiques with their whole text. `self` is the feed's own address. */
export async function communiqueFeed(self: string): Promise<Feed> {
  const { website, firm } = await getSettings();
  const { heading, description } = (await getPage('NewsLetter')).data;

  const itemOf = async (article: Communique) => {
    const { title, heading: headline = title, date, summary } = article.data;
    const url = absolute(entryRoute(article.id), website);
    return { title: headline, url, date, summary, html: feedHtml(await renderText(article), url) };
  };

  return {
    title: `${firm.name}: ${heading}`,
    description,
    home: absolute(routes.readingRoom, website),
    self: absolute(self, website),
    author: firm.name,
    language: 'en-IN',
    items: await Promise.all((await getCommuniques()).slice(0, NEWEST).map(itemOf)),
  };
}
