import { type Communique, getCommuniques, getPage, getSettings, sectionOf } from '../collections/queries.ts';
import { feedHtml } from '../lib/feeds/feed-html.ts';
import type { Feed } from '../lib/feeds/feed.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import { absolute } from '../lib/page-meta.ts';
import { entryRoute, routes } from '../lib/routes.ts';
import { renderText } from './_render-text.ts';

/** Articles in a feed: readers keep what they have had, and are sent the whole file each time they ask. */
const NEWEST = 50;

/** What both feeds say: the newest communiques with their whole text. `self` is the feed's own address. */
export async function communiqueFeed(self: string): Promise<Feed> {
  const { website, firm, riskLine } = await getSettings();
  const readingRoom = await getPage('NewsLetter');

  const itemOf = async (article: Communique) => {
    const { title, heading: headline = title, date, summary, specimen } = article.data;
    const url = absolute(entryRoute(article.id), website);
    // A reader shows the text alone, without the marks and the footer of its page.
    const html = [
      ...(specimen ? ['<p>Specimen: this article is an invented example.</p>'] : []),
      feedHtml(await renderText(article), url),
      `<p>${escapeXml(riskLine)}</p>`,
    ].join('\n');
    return { title: headline, url, date, summary, html };
  };

  return {
    title: `${firm.name}: ${readingRoom.data.heading}`,
    description: sectionOf(readingRoom, 'communiques').text ?? readingRoom.data.description,
    home: absolute(routes.readingRoom, website),
    self: absolute(self, website),
    author: firm.name,
    language: 'en-IN',
    items: await Promise.all((await getCommuniques()).slice(0, NEWEST).map(itemOf)),
  };
}
