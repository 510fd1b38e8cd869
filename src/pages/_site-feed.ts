import {
  type Communique,
  getChanges,
  getCommuniques,
  getCurrentDocuments,
  getDocument,
  getNotices,
  getPage,
  getRecords,
  getSettings,
  sectionOf,
} from '../collections/queries.ts';
import type { Feed, FeedItem } from '../lib/feeds/feed.ts';
import { articleItem, changeItem, type FeedSite, noticeItem, paperItem, performanceItem } from '../lib/feeds/items.ts';
import { latestDay } from '../lib/returns/record.ts';
import { absolute, routes } from '../lib/routes.ts';
import { renderText } from './_render-text.ts';

/** Maximum number of items: readers keep old ones, and download the whole file each time. */
const MAX_ITEMS = 50;

/** The latest month of the records; empty if there are no records. */
async function performanceItems(site: FeedSite): Promise<FeedItem[]> {
  const records = await getRecords();
  const date = latestDay(records);
  if (date === undefined) return [];
  const isSpecimen = records.some((record) => record.isSpecimen);
  const notVerified = sectionOf(await getPage('Performance'), 'notVerified').text ?? '';
  return [performanceItem(site, date, (await getDocument('performance-report')).data, { isSpecimen, notVerified })];
}

/**
 * The content of both feeds: the newest of articles, each with its whole text, papers, months, warnings
 * and changes.
 *
 * @param self the feed’s own address
 */
export async function siteFeed(self: string): Promise<Feed> {
  const { website, firm, riskLine } = await getSettings();
  const site = { website, riskLine };
  const ofArticle = async (article: Communique) => {
    const { title, heading = title, ...data } = article.data;
    return articleItem(site, { ...data, id: article.id, title: heading, html: await renderText(article) });
  };
  const papers = (await getCurrentDocuments()).filter(({ data }) => data.readingRoom);
  const items = [
    ...(await Promise.all((await getCommuniques()).slice(0, MAX_ITEMS).map(ofArticle))),
    ...papers.map(({ data }) => paperItem(site, data)),
    ...(await performanceItems(site)),
    ...(await getNotices()).map(({ id, data }) => noticeItem(site, { id, ...data })),
    ...(await getChanges()).map((change) => changeItem(site, change)),
  ];
  return {
    title: `${firm.name}: articles, papers, performance, warnings and changes`,
    description:
      'Each article with its text, papers, the latest month of performance, warnings of impostors, and what changed.',
    home: absolute(routes.home, website),
    self: absolute(self, website),
    author: firm.name,
    language: 'en-IN',
    items: items.sort((a, b) => b.date.getTime() - a.date.getTime()).slice(0, MAX_ITEMS),
  };
}
