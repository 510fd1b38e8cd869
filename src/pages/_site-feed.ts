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
import { formatDate, formatMonth } from '../lib/format.ts';
import { lastDay } from '../lib/returns/record.ts';
import { newest } from '../lib/newest.ts';
import { feedHtml } from '../lib/feeds/feed-html.ts';
import type { Feed, FeedItem } from '../lib/feeds/feed.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import { absolute } from '../lib/pages/page-meta.ts';
import { documentRoute, entryRoute, performanceAnchor, routes } from '../lib/routes.ts';
import { renderText } from './_render-text.ts';

/** Maximum number of entries: readers keep old ones, and download the whole file each time. */
const MAX_ITEMS = 50;

/** What an entry that is not an article consists of. */
interface Words {
  /** Empty ones are left out. */
  sentences: readonly string[];
  /** What the entry is about; `href` is a full address. */
  link?: { href: string; words: string } | undefined;
  riskLine: string;
}

/** An entry that is not an article, as HTML. */
function entryHtml({ sentences, link, riskLine }: Words): string {
  const paragraphs = [
    ...sentences.filter((sentence) => sentence !== '').map(escapeXml),
    ...(link ? [`<a href="${escapeXml(link.href)}">${escapeXml(link.words)}</a>`] : []),
    escapeXml(riskLine),
  ];
  return paragraphs.map((content) => `<p>${content}</p>`).join('\n');
}

/** Announces the latest month of the records; empty if there are no records. */
async function performanceItem(website: string, riskLine: string): Promise<FeedItem[]> {
  const records = await getRecords();
  const date = newest(records.map(({ months }) => lastDay(months)));
  if (date === undefined) return [];
  const page = await getPage('Performance');
  // The report is published after the end of its month.
  const { published = date, file, title: report } = (await getDocument('performance-report')).data;
  const url = absolute(`${routes.performance}#${performanceAnchor(date)}`, website);
  const summary = `The returns of every approach to ${formatDate(date)}, each beside its benchmark.`;
  const isSpecimen = records.some((record) => record.isSpecimen);
  const html = entryHtml({
    sentences: [
      isSpecimen ? 'Specimen: the figures are invented.' : '',
      summary,
      sectionOf(page, 'notVerified').text ?? '',
    ],
    link: { href: absolute(documentRoute(file), website), words: `${report} (PDF)` },
    riskLine,
  });
  const title = `Performance to ${formatMonth(date)}`;
  return [{ title, url, date: published > date ? published : date, summary, html }];
}

/** The warnings about impostors. */
async function noticeItems(website: string, riskLine: string): Promise<FeedItem[]> {
  return (await getNotices()).map(({ id, data: { heading, date, text, specimen } }) => ({
    title: heading,
    url: absolute(`${routes.verify}#${id}`, website),
    date,
    summary: text,
    html: entryHtml({
      sentences: [specimen ? 'Specimen: this warning is an invented example.' : '', text],
      riskLine,
    }),
  }));
}

/** The changes, dated by the day on which the site announced them. */
async function changeItems(website: string, riskLine: string): Promise<FeedItem[]> {
  return (await getChanges()).map(({ id, heading, text, changed, published, href, isSpecimen }) => {
    const words = href?.endsWith('.pdf') ? 'The document (PDF)' : 'The page that shows it';
    const html = entryHtml({
      sentences: [
        isSpecimen ? 'Specimen: this change is an invented example.' : '',
        `In force from ${formatDate(changed)}.`,
        text,
      ],
      link: href === undefined ? undefined : { href: absolute(href, website), words },
      riskLine,
    });
    const url = absolute(`${routes.changes}#${id}`, website);
    return { title: heading, url, date: published, summary: text, html };
  });
}

/** The papers of the Reading Room: what each is about, with its PDF. */
async function paperItems(website: string, riskLine: string): Promise<FeedItem[]> {
  const papers = (await getCurrentDocuments()).filter(({ data }) => data.readingRoom);
  return papers.map(({ data: { title, summary, file, date, published = date, specimen } }) => {
    const url = absolute(documentRoute(file), website);
    const html = entryHtml({
      sentences: [specimen ? 'Specimen: this paper is an invented example.' : '', summary],
      link: { href: url, words: `${title} (PDF)` },
      riskLine,
    });
    return { title, url, date: published, summary, html };
  });
}

/**
 * The content of both feeds: the newest of articles, each with its whole text, papers, months, warnings
 * and changes.
 *
 * @param self the feed’s own address
 */
export async function siteFeed(self: string): Promise<Feed> {
  const { website, firm, riskLine } = await getSettings();

  const itemOf = async (article: Communique) => {
    const { title, heading: headline = title, date, summary, specimen } = article.data;
    const url = absolute(entryRoute(article.id), website);
    // Feed readers show only the text, without the marks and the footer of its page.
    const html = [
      ...(specimen ? ['<p>Specimen: this article is an invented example.</p>'] : []),
      feedHtml(await renderText(article), url),
      `<p>${escapeXml(riskLine)}</p>`,
    ].join('\n');
    return { title: headline, url, date, summary, html };
  };

  const items = [
    ...(await Promise.all((await getCommuniques()).slice(0, MAX_ITEMS).map(itemOf))),
    ...(await paperItems(website, riskLine)),
    ...(await performanceItem(website, riskLine)),
    ...(await noticeItems(website, riskLine)),
    ...(await changeItems(website, riskLine)),
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
