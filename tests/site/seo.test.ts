import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isoDay } from '../../src/lib/format.ts';
import { isListed } from '../../src/lib/pages/listed-pages.ts';
import { pngIcons } from '../../src/lib/routes.ts';
import { content, settings } from '../lib/content-files.ts';
import { recorded } from './support/approaches.ts';
import { expectNone } from './support/every-page.ts';
import { elementsAt, files, pages, read } from './support/site.ts';

const text = (file: string) => read(file).toString('utf8');
const absolute = (path: string) => new URL(path, settings.website).href;
const path = (url: string) => new URL(url).pathname;

/** Pages that search engines should list. */
const listed = pages.filter(({ address }) => isListed(address) && !/^\/NewsLetter-\w+-\d{4}$/.test(address));

const latest = (all: readonly (Date | undefined)[]) => {
  const days = all.flatMap((date) => (date === undefined ? [] : isoDay(date)));
  return days.sort().at(-1);
};

/** When this site published the newest of some documents. */
const newestOf = (documents: typeof content.documents) =>
  latest(documents.map(({ data }) => data.published ?? data.date));
const reported = newestOf(content.documents.filter(({ data }) => data.kind === 'performance-report'));

/** Years of the Reading Room: each has a part of its own, unless there is only one. */
const shelved = [...content.communiques, ...content.documents.filter(({ data }) => data.readingRoom)];
const years = [...new Set(shelved.map(({ data }) => data.date.getUTCFullYear()))];

/** Days on which what a page is made from last changed, by its id. */
const ofPages: Record<string, (Date | undefined)[]> = {
  Accessibility: content.accessibility.flatMap(({ data: { tests, audit } }) =>
    [...tests, audit].map((test) => test?.date),
  ),
  // Not the last day of the month that it reports on, which is before it could be published.
  ComplaintsData: content.documents
    .filter(({ data }) => data.kind === 'complaints-data')
    .map(({ data }) => data.published),
  Tax: content.tax.flatMap(({ data }) => [data.shortTerm, data.longTerm, data.cess].map(({ checked }) => checked)),
};

/** Dates from the content, by id. A report adds a month to each record. */
const days = [
  ...content.communiques.map(({ id, data }) => ({ id, day: isoDay(data.date) })),
  ...[...content.legal, ...content.guides].map(({ id, data }) => ({ id, day: isoDay(data.reviewed) })),
  ...content.approaches.map(({ id, data }) => ({
    id,
    day: [isoDay(data.reviewed), recorded.some((record) => record.id === id) ? reported : ''].sort().at(-1),
  })),
  { id: 'Documents', day: newestOf(content.documents) },
  ...content.pages
    .filter(({ id }) => id in ofPages)
    .map(({ id, data }) => ({ id, day: latest([...(ofPages[id] ?? []), data.reviewed]) })),
];

describe('the sitemap', () => {
  const entries = parse(text('sitemap.xml'))
    .querySelectorAll('url')
    .map((entry) => ({ url: entry.querySelector('loc')?.text ?? '', day: entry.querySelector('lastmod')?.text }));

  it('lists every page that has content of its own', () => {
    const told = entries.map(({ url }) => path(url)).sort();
    expect(told).toEqual(listed.map(({ address }) => address).sort());
    expect(told).not.toContain('/ContactUs');
    expect(told).not.toContain('/Search');
    if (years.length > 1) expect(told).toEqual(expect.arrayContaining(years.map((year) => `/NewsLetter-${year}`)));
  });

  it('gives the date on which each article, legal text, guide, strategy, fund and list last changed', () => {
    const found = new Map(entries.map(({ url, day }) => [path(url), day]));
    expectNone(days.flatMap(({ id, day }) => (found.get(`/${id}`) === day ? [] : id)));
  });

  it('is linked from robots.txt, which disallows nothing', () => {
    expect(text('robots.txt')).toContain(`Sitemap: ${absolute('/sitemap.xml')}`);
    expect(text('robots.txt')).not.toMatch(/^Disallow: ./m);
  });
});

describe('the feeds', () => {
  const feed = JSON.parse(text('feed.json')) as {
    title: string;
    home_page_url: string;
    items: { id: string; content_html: string; date_published: string }[];
  };
  const all = feed.items;
  const articles = all.filter(({ id }) => !/#|\.pdf$/.test(id));
  const report = content.documents
    .filter(({ data }) => data.kind === 'performance-report')
    .toSorted((one, other) => one.data.date.getTime() - other.data.date.getTime())
    .at(-1)?.data;
  const month = `to-${report?.date.toISOString().slice(0, 7)}`;
  const months = recorded.length === 0 ? [] : [`/Performance#${month}`];
  const disclosures = content.documents
    .filter(({ data }) => data.kind === 'disclosure-document' && data.replaces !== undefined)
    .map(({ id, data }) => ({ id: `document-${id}`, data }));
  const papers = content.documents.filter(({ data }) => data.readingRoom);
  const rss = parse(text('rss.xml').replaceAll('content:encoded', 'content'));

  it('have every communique, paper, warning and change, the last month of performance once, and the same in RSS', () => {
    // If there are more than fifty, only the newest are included, and perhaps not all of the last one’s day.
    const last = all.length < 50 ? '' : (all.at(-1)?.date_published ?? '');
    const later = (day: Date, address: string) => (day.toISOString() > last ? [absolute(address)] : []);
    const texts = [
      ...content.communiques.flatMap(({ id, data }) => later(data.date, `/${id}`)),
      ...papers.flatMap(({ data }) => later(data.published ?? data.date, `/${data.file}`)),
    ];
    const notices = content.notices.flatMap(({ id, data }) => later(data.date, `/VerifyUs#${id}`));
    const changes = [
      ...content.changes.flatMap(({ id, data }) => later(data.published, `/WhatChanged#${id}`)),
      ...disclosures.flatMap(({ id, data }) => later(data.published ?? data.date, `/WhatChanged#${id}`)),
    ];
    const told = all.map(({ id }) => id);
    const toldLater = all.filter(({ date_published }) => date_published > last).map(({ id }) => id);
    expect(toldLater.filter((id) => !id.includes('#')).sort()).toEqual(texts.sort());
    expect(toldLater.filter((id) => id.startsWith(absolute('/VerifyUs#'))).sort()).toEqual(notices.sort());
    expect(told.filter((id) => id.startsWith(absolute('/Performance#')))).toEqual(months.map(absolute));
    expect(told).toEqual(expect.arrayContaining(changes));
    expect(new Set(told).size).toBe(told.length);
    expect(rss.querySelectorAll('item guid').map((guid) => guid.text)).toEqual(told);
  });

  it('have a title, and for a month the date on which its report was published', () => {
    expect(feed.title).toMatch(/articles, papers, performance, warnings and changes$/);
    expect(feed.home_page_url).toBe(absolute('/'));
    expect(rss.querySelector('channel > title')?.text).toBe(feed.title);
    const told = all.filter(({ id }) => id.includes('/Performance#')).map((item) => item.date_published.slice(0, 10));
    expect(told).toEqual(months.map(() => isoDay(report?.published ?? report?.date ?? new Date(0))));
  });

  it('have full texts with absolute links', () => {
    for (const { id, content_html: html } of articles) {
      // On the page a glossary term is followed by its meaning.
      const parts = elementsAt(path(id), '.prose > h2, .prose > p:not(.screen-only)');
      const words = parts.filter((part) => part.querySelector('[popover]') === null).map((part) => part.text);
      expect(words, id).not.toEqual([]);
      expectNone(words.filter((said) => !parse(html).text.includes(said)));
      for (const element of parse(html).querySelectorAll('[href], [src]'))
        expect(element.getAttribute('href') ?? element.getAttribute('src')).toMatch(/^(https:\/\/|mailto:|tel:)/);
    }
    expect(rss.querySelectorAll('item > content')).toHaveLength(all.length);
  });

  it('say, like the page of each text, whether it is invented, with the risk line', () => {
    const texts = [
      ...[...content.communiques, ...content.notices, ...content.changes, ...disclosures],
      ...papers.map(({ data }) => ({ id: data.file.replace(/^.*\//, ''), data })),
    ];
    const figures = recorded.some(({ isInvented }) => isInvented) ? [] : [month];
    const own = new Set([...texts.filter(({ data }) => !data.specimen).map(({ id }) => id), ...figures]);
    for (const { id, content_html: html } of all) {
      expect(html.startsWith('<p>Specimen'), id).toBe(!own.has(id.replace(/^.*[/#]/, '')));
      expect(html, id).toContain(settings.riskLine);
      if (id.includes('/Performance#')) expect(html).toContain('not verified by SEBI');
      if (id.includes('/WhatChanged#')) expect(html).toMatch(/(^|\n)<p>In force from \d+ \w+ \d{4}\./);
    }
  });

  it('link from each change, month and paper to what it is about', () => {
    const linksOf = (id: string) => {
      const html = all.find((item) => item.id === absolute(id))?.content_html ?? '';
      return parse(html)
        .querySelectorAll('a')
        .map((link) => link.getAttribute('href'));
    };
    for (const { id, data } of content.changes.filter(({ data }) => data.path !== undefined))
      expect(linksOf(`/WhatChanged#${id}`)).toEqual([absolute(data.path ?? '')]);
    for (const { id } of disclosures)
      expect(linksOf(`/WhatChanged#${id}`)).toEqual([absolute('/files/latest/disclosure-document.pdf')]);
    for (const id of months) expect(linksOf(id)).toEqual([absolute(`/${report?.file ?? ''}`)]);
    for (const { data } of papers) expect(linksOf(`/${data.file}`)).toEqual([absolute(`/${data.file}`)]);
  });

  it('are linked from the pages whose news they have', () => {
    const others = ['/', '/Performance', '/WhatChanged', '/NewsLetter'];
    for (const address of [...others, ...content.communiques.map(({ id }) => `/${id}`)]) {
      const types = elementsAt(address, 'link[rel="alternate"]').map((link) => link.getAttribute('type'));
      expect(types).toEqual(['application/rss+xml', 'application/feed+json']);
    }
  });
});

describe('the share image', () => {
  const pictureOf = (page: (typeof pages)[number]) =>
    path(page.document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '');

  it('of every page is its own', () => {
    // internal-links.test.ts checks that each exists.
    const own = listed.map(pictureOf);
    expect(new Set(own).size).toBe(own.length);
  });

  it('measures 1200 × 630 and has at most 60 KB', async () => {
    for (const file of [...files].filter((name) => /^social\/.*\.jpg$/.test(name))) {
      const bytes = read(file);
      expect(bytes.length, file).toBeLessThanOrEqual(60_000);
      expect(await sharp(bytes).metadata(), file).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    }
  });
});

it.each(Object.values(pngIcons))('$route is a square of $size px', async ({ route, size }) => {
  expect(await sharp(read(route.slice(1))).metadata()).toMatchObject({ width: size, height: size, format: 'png' });
});

it('security.txt has a contact, its own address, and an expiry date within the next year', () => {
  const lines = /^Contact: mailto:(.*)\nExpires: (.*)\nPreferred-Languages: en\nCanonical: (.*)\n$/;
  const [, mailbox, expires = '', address] = lines.exec(text('.well-known/security.txt')) ?? [];
  expect([mailbox, address]).toEqual([settings.contact.mailbox, absolute('/.well-known/security.txt')]);
  const left = new Date(expires).getTime() - Date.now();
  expect(left).toBeGreaterThan(300 * 86_400_000);
  expect(left).toBeLessThan(365 * 86_400_000);
});
