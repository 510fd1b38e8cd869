import { expect, it, test } from 'vitest';
import { checkContent } from '../../../../src/collections/checks/check-content.ts';
import { findingLine } from '../../../../src/collections/findings/finding.ts';
import { tree } from '../../../lib/content-files.ts';
import { lastMonth, now } from '../../../lib/content-now.ts';

type Article = readonly [field: string, ...links: string[]];

/** The mistakes found after adding articles with links, each with one more field. */
const told = (...articles: readonly Article[]) => toldWith(tree.texts, ...articles);

function toldWith(files: ReadonlyMap<string, Uint8Array>, ...articles: readonly Article[]): string[] {
  const texts = new Map(files);
  for (const [index, [field, ...links]] of articles.entries()) {
    const text = links.map((link) => `See [what it says](${link}).`).join('\n\n');
    const fields = `title: Words ${String(index)}\ndate: 2025-09-01\nsummary: Words.\ndescription: An article of a few words.\n${field}`;
    texts.set(`content/communiques/Words${String(index)}.mdx`, Buffer.from(`---\n${fields}\n---\n\n${text}\n`));
  }
  const { mistakes } = checkContent({ ...tree, texts }, { now });
  return mistakes.map(findingLine);
}

it('knows the ids that a page has beside its text', () => {
  const pages = ['/VerifyUs#false-app', '/WhatChanged#fee-schedule-gst', '/JoinAsCompany#steps', '/Tax#sources-in-law'];
  const records = ['record', 'people', 'growth', 'rolling-3'].map((id) => `/EmergingMoat#${id}`);
  const performance = ['EmergingMoat', `to-${lastMonth}`].map((id) => `/Performance#${id}`);
  const logged = '/WhatChanged#document-disclosure-document';
  const files = ['/files/disclosure-document.pdf#page=3', '/rss.xml', '/sitemap.xml', '/Performance/EmergingMoat.csv'];
  expect(told(['specimen: true', ...pages, ...records, ...performance, logged, ...files])).toEqual([]);
});

it('is silent about links to a file that cannot be read', () => {
  const broken = 'content/strategies/EmergingMoat.mdx';
  const texts = new Map(tree.texts).set(broken, Buffer.from(`<<<<<<< HEAD\n${String(tree.texts.get(broken))}`));
  const { mistakes } = checkContent({ ...tree, texts }, { now });
  expect(mistakes.map(({ file, code }) => [file, code])).toEqual([[broken, 'conflict']]);
});

test.each(['https://www.google.com/maps?q=9.93,76.26', 'https://www.google.com/search?q=SEBI'])(
  '%s, which Google has not wrapped, is accepted',
  (link) => {
    expect(told(['specimen: true', link])).toEqual([]);
  },
);

test.each([
  '/VerifyUs#false-apps',
  '/WhatChanged#false-app',
  '/UpperCrustProsperityFund#rolling-3',
  '/Disclaimer#steps',
  '/Schemes#sources-in-law',
  '/Performance#to-2025-08',
  '/ComplaintsData#pending',
  '/files/disclosure-document.pdf#main',
])('%s does not exist', (link) => {
  expect(told(['specimen: true', link])).toEqual([expect.stringContaining('no such place on the page')]);
});

test.each([
  ['/#committee', 'content/team/', 'committee: true\n', ''],
  ['/#committee', 'content/team/', 'committee: true', 'committee: true\ndraft: true'],
  ['/Schemes#factsheets', 'content/pages/Schemes.mdx', /^buttons:\n( +.*\n)+/m, 'buttons: []\n'],
  ['/Schemes#factsheets', 'content/pages/Schemes.mdx', /^buttons:\n( +.*\n)+/m, ''],
])('%s exists only if something is listed there', (link, path, listed, others) => {
  expect(told(['specimen: true', link])).toEqual([]);
  const without = [...tree.texts].map(
    ([file, bytes]) =>
      [file, file.startsWith(path) ? Buffer.from(String(bytes).replace(listed, others)) : bytes] as const,
  );
  // Other pages miss a member who is a draft, too.
  const mistakes = toldWith(new Map(without), ['specimen: true', link]);
  expect(mistakes).toContainEqual(expect.stringContaining('no such place on the page'));
});

test.each([
  ['a draft to a draft', 'draft: true', 'draft: true', 0],
  ['a draft to a scheduled text', 'draft: true', 'publishDate: 2999-11-01', 0],
  ['a scheduled text to one of the same day', 'publishDate: 2999-11-01', 'publishDate: 2999-11-01', 0],
  ['a scheduled text to a later one', 'publishDate: 2999-11-01', 'publishDate: 2999-11-02', 1],
  ['a scheduled text to a draft', 'publishDate: 2999-11-01', 'draft: true', 1],
  ['a published text to a scheduled one', 'draft: false', 'publishDate: 2999-11-01', 1],
])('a link from %s', (_, from, to, count) => {
  expect(told([from, '/Words1'], [to, '/FAQ'])).toHaveLength(count);
});
