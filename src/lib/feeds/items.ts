import type { Change } from '../documents/change-log.ts';
import { escapeXml } from '../escape-xml.ts';
import { formatDate, formatMonth } from '../format.ts';
import { absolute, documentRoute, entryRoute, performanceAnchor, routes } from '../routes.ts';
import { feedHtml } from './feed-html.ts';
import type { FeedItem } from './feed.ts';

/** What every item needs: the address of the public site, and the line on risk that ends each text. */
export interface FeedSite {
  website: string;
  riskLine: string;
}

/** What an item that is not an article consists of. */
interface Words {
  /** What is invented in it: “this warning”; undefined if nothing is. */
  invented: string | undefined;
  /** Empty ones are left out. */
  sentences: readonly string[];
  /** What the item is about; `href` is a path of the site. */
  link?: { href: string; words: string } | undefined;
}

/** @param invented what is an invented example: “this warning” */
const specimenLine = (invented: string) => `<p>Specimen: ${invented} is an invented example.</p>`;

/** An item that is not an article, as HTML. */
function itemHtml({ website, riskLine }: FeedSite, { invented, sentences, link }: Words): string {
  const paragraphs = [
    ...sentences.filter((sentence) => sentence !== '').map(escapeXml),
    ...(link ? [`<a href="${escapeXml(absolute(link.href, website))}">${escapeXml(link.words)}</a>`] : []),
    escapeXml(riskLine),
  ];
  const body = paragraphs.map((content) => `<p>${content}</p>`);
  return [...(invented === undefined ? [] : [specimenLine(invented)]), ...body].join('\n');
}

/** @param html the text as on its page, to which feed readers add neither its marks nor the footer */
export function articleItem(
  site: FeedSite,
  article: { id: string; title: string; date: Date; summary: string; specimen: boolean; html: string },
): FeedItem {
  const { id, title, date, summary, specimen } = article;
  const url = absolute(entryRoute(id), site.website);
  const html = [
    ...(specimen ? [specimenLine('this article')] : []),
    feedHtml(article.html, url),
    `<p>${escapeXml(site.riskLine)}</p>`,
  ].join('\n');
  return { title, url, date, summary, html };
}

/** A paper of the Reading Room: what it is about, with its PDF. `file` is a path below public/. */
export function paperItem(
  site: FeedSite,
  paper: { title: string; summary: string; file: string; date: Date; published?: Date | undefined; specimen: boolean },
): FeedItem {
  const { title, summary, file, date, published = date, specimen } = paper;
  const href = documentRoute(file);
  const html = itemHtml(site, {
    invented: specimen ? 'this paper' : undefined,
    sentences: [summary],
    link: { href, words: `${title} (PDF)` },
  });
  return { title, url: absolute(href, site.website), date: published, summary, html };
}

/**
 * The latest month of the records, to `date`.
 *
 * @param report published after the end of its month
 * @param notVerified what the regulator requires beside returns
 */
export function performanceItem(
  site: FeedSite,
  date: Date,
  report: { title: string; file: string; published?: Date | undefined },
  { isSpecimen, notVerified }: { isSpecimen: boolean; notVerified: string },
): FeedItem {
  const { published = date } = report;
  const summary = `The returns of every approach to ${formatDate(date)}, each beside its benchmark.`;
  return {
    title: `Performance to ${formatMonth(date)}`,
    url: absolute(`${routes.performance}#${performanceAnchor(date)}`, site.website),
    date: published > date ? published : date,
    summary,
    html: itemHtml(site, {
      invented: isSpecimen ? 'each figure' : undefined,
      sentences: [summary, notVerified],
      link: { href: documentRoute(report.file), words: `${report.title} (PDF)` },
    }),
  };
}

/** A warning about impostors. */
export function noticeItem(
  site: FeedSite,
  { id, heading, date, text, specimen }: { id: string; heading: string; date: Date; text: string; specimen: boolean },
): FeedItem {
  const url = absolute(`${routes.verify}#${id}`, site.website);
  const html = itemHtml(site, { invented: specimen ? 'this warning' : undefined, sentences: [text] });
  return { title: heading, url, date, summary: text, html };
}

/** A change, dated by the day on which the site announced it. */
export function changeItem(site: FeedSite, change: Change): FeedItem {
  const { id, heading, text, changed, published, href, isSpecimen } = change;
  const html = itemHtml(site, {
    invented: isSpecimen ? 'this change' : undefined,
    sentences: [`In force from ${formatDate(changed)}.`, text],
    link:
      href === undefined
        ? undefined
        : { href, words: href.endsWith('.pdf') ? 'The document (PDF)' : 'The page that shows it' },
  });
  return {
    title: heading,
    url: absolute(`${routes.changes}#${id}`, site.website),
    date: published,
    summary: text,
    html,
  };
}
