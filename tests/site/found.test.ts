import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { entriesOf, settings } from './support/content.ts';
import { everyPage, expectNone } from './support/every-page.ts';
import { fileOf, files, notFound, pages, read } from './support/site.ts';

const text = (file: string) => read(file).toString('utf8');
const absolute = (path: string) => new URL(path, settings.website).href;
const path = (url: string) => new URL(url).pathname;

/** Days that the site knows, by address. */
const days = new Map([
  ...entriesOf('communiques').map(({ id, data }) => [`/${id}`, String(data['date'])] as const),
  ...['legal', 'guides', 'strategies', 'funds'].flatMap((folder) =>
    entriesOf(folder).map(({ id, data }) => [`/${id}`, String(data['reviewed'])] as const),
  ),
]);

describe('the sitemap', () => {
  const entries = parse(text('sitemap.xml'))
    .querySelectorAll('url')
    .map((entry) => ({ url: entry.querySelector('loc')?.text ?? '', day: entry.querySelector('lastmod')?.text }));

  it('lists every page by its one address', () => {
    const listed = entries.map(({ url }) => path(url)).sort();
    const expected = pages
      .map(({ address }) => address)
      .filter((address) => address !== '/Home' && address !== notFound);
    expect(listed).toEqual(expected.sort());
  });

  it('gives the day on which each article, legal text, guide, strategy and fund last changed', () => {
    const found = new Map(entries.map(({ url, day }) => [path(url), day]));
    expectNone([...days].filter(([address, day]) => found.get(address) !== day).map(([address]) => address));
  });

  it('is named by robots.txt, which keeps nobody out', () => {
    expect(text('robots.txt')).toContain(`Sitemap: ${absolute('/sitemap.xml')}`);
    expect(text('robots.txt')).not.toMatch(/^Disallow: ./m);
  });
});

describe('the feeds', () => {
  const articles = entriesOf('communiques').map(({ id }) => absolute(`/${id}`));
  const all = (JSON.parse(text('feed.json')) as { items: { id: string; content_html: string }[] }).items;
  const isMonth = ({ id }: { id: string }) => id.startsWith(absolute('/Performance#to-'));
  const isNotice = ({ id }: { id: string }) => id.startsWith(absolute('/VerifyUs#'));
  const isChange = ({ id }: { id: string }) => id.startsWith(absolute('/WhatChanged#'));
  const items = all.filter((item) => !isMonth(item) && !isNotice(item) && !isChange(item));
  const rss = parse(text('rss.xml').replaceAll('content:encoded', 'content'));

  it('announce the last month of performance once, marked while it is invented', () => {
    const [month, ...more] = all.filter(isMonth);
    expect(more).toEqual([]);
    expect(month?.id).toBe(absolute('/Performance#to-2025-09'));
    expect(month?.content_html).toMatch(/^<p>Specimen/);
    expect(month?.content_html).toContain('not verified by SEBI');
    expect(month?.content_html).toContain(settings.riskLine);
  });

  it('have every warning of impostors, marked while it is invented', () => {
    const notices = entriesOf('notices').map(({ id, data }) => ({ id: absolute(`/VerifyUs#${id}`), data }));
    const told = new Map(all.filter(isNotice).map(({ id, content_html: html }) => [id, html]));
    expect([...told.keys()].sort()).toEqual(notices.map(({ id }) => id).sort());
    for (const { id, data } of notices) {
      expect(told.get(id)?.startsWith('<p>Specimen')).toBe(data['specimen'] === true);
      expect(told.get(id)).toContain(settings.riskLine);
    }
  });

  it('have every change, also those that a document or a record tells of', () => {
    const told = all.filter(isChange).map(({ id }) => id);
    const written = entriesOf('changes').map(({ id }) => absolute(`/WhatChanged#${id}`));
    expect(told).toEqual(expect.arrayContaining(written));
    expect(told).toContain(absolute('/WhatChanged#document-disclosure-document'));
    expect(new Set(told).size).toBe(told.length);
    for (const { content_html: html } of all.filter(isChange)) {
      expect(html).toMatch(/^<p>Specimen.*\n<p>Holds from \d+ \w+ \d{4}\./);
      expect(html).toContain(settings.riskLine);
    }
  });

  it('have every communique, and RSS the same items', () => {
    expect(items.map(({ id }) => id).sort()).toEqual([...articles].sort());
    expect(rss.querySelectorAll('item guid').map((guid) => guid.text)).toEqual(all.map(({ id }) => id));
  });

  it('carry whole texts whose addresses are full ones', () => {
    for (const { id, content_html: html } of items) {
      expect(html.length, id).toBeGreaterThan(2_000);
      const addresses = parse(html).querySelectorAll('[href], [src]');
      for (const element of addresses) {
        expect(element.getAttribute('href') ?? element.getAttribute('src')).toMatch(/^(https:\/\/|mailto:|tel:)/);
      }
    }
    expect(rss.querySelectorAll('item > content')).toHaveLength(all.length);
  });

  it('say of each text what its page says: whether it is invented, and the risk line', () => {
    const invented = new Set(
      entriesOf('communiques').flatMap(({ id, data }) => (data.specimen ? [absolute(`/${id}`)] : [])),
    );
    expect(invented.size).toBeGreaterThan(0);
    for (const { id, content_html: html } of items) {
      expect(html.startsWith('<p>Specimen'), id).toBe(invented.has(id));
      expect(html, id).toContain(settings.riskLine);
    }
  });

  it('are named by the Reading Room and by every article', () => {
    for (const address of ['/NewsLetter', '/Communique1']) {
      const page = pages.find((one) => one.address === address);
      const types = page?.document.querySelectorAll('link[rel="alternate"]').map((link) => link.getAttribute('type'));
      expect(types).toEqual(['application/rss+xml', 'application/feed+json']);
    }
  });
});

describe('a picture for shared links', () => {
  const pictureOf = (page: (typeof pages)[number]) =>
    path(page.document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '');

  it('is there for every page, its own', () => {
    everyPage((page, report) => {
      if (fileOf(pictureOf(page)) === undefined) report(`has no picture: ${pictureOf(page)}`);
    });
    const own = pages.filter(({ address }) => address !== '/Home' && address !== notFound).map(pictureOf);
    expect(new Set(own).size).toBe(own.length);
  });

  it('measures 1200 × 630 and has at most 60 KB', async () => {
    for (const file of [...files].filter((name) => /^social\/.*\.png$/.test(name))) {
      const bytes = read(file);
      expect(bytes.length, file).toBeLessThanOrEqual(60_000);
      expect(await sharp(bytes).metadata(), file).toMatchObject({ width: 1200, height: 630, format: 'png' });
    }
  });
});

it('the manifest names icons of the size that they have', async () => {
  const { icons } = JSON.parse(text('site.webmanifest')) as { icons: { src: string; sizes: string; type: string }[] };
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
    const { width, height } = await sharp(read(src.slice(1))).metadata();
    expect(`${String(width)}x${String(height)}`).toBe(sizes);
  }
});

it('security.txt does not expire within the next months', () => {
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text('.well-known/security.txt')) ?? [];
  const left = new Date(expires).getTime() - Date.now();
  expect(left).toBeGreaterThan(300 * 86_400_000);
  expect(left).toBeLessThan(366 * 86_400_000);
});

it('the search loads nothing before it is used, and its script never writes HTML or builds code', () => {
  everyPage(({ html }, report) => {
    if (/(src|href)="[^"]*pagefind/.test(html)) report('loads the search');
  });
  expect(text('pagefind/pagefind.js')).not.toMatch(/innerHTML|new Function|\beval\(/);
});
