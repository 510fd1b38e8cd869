import { describe, expect, it, test } from 'vitest';
import { seriesOf } from '../../src/lib/document-series.ts';
import { asOrdered, bodyOf, contentFiles, entriesOf, navigation } from '../lib/content-files.ts';

// That everything named is there is seen by the checks of src/collections, which find nothing in this content
// (mistakes.test.ts); here is what this content has in particular.

const documents = entriesOf('documents');
const current = seriesOf(documents).map((series) => series.current);
const approaches = [...entriesOf('strategies'), ...entriesOf('funds')];
const pages = entriesOf('pages');
const prose = contentFiles.filter((file) => file.endsWith('.mdx'));

const menuLinks = [...navigation.dropdowns.flatMap(({ groups }) => groups.flat()), ...navigation.footer.flat()];

describe('documents', () => {
  const named = [
    ...menuLinks.map((item) => ('document' in item ? item.document : undefined)),
    ...approaches.flatMap(({ data }) => [...data.portfolios, ...data.documents, data.factsheet]),
    ...pages.flatMap(({ data }) => data.buttons.map(({ document: id }) => id)),
    ...prose.flatMap((file) => [...bodyOf(file).matchAll(/<DocumentLink[^>]* id="([^"]*)"/g)].map(([, id]) => id)),
  ];

  test.each(approaches)('$id offers a factsheet of its own figures', ({ id, file, data }) => {
    const factsheet = documents.find((document) => document.id === data.factsheet)?.data;
    expect(factsheet).toMatchObject({ kind: 'factsheet', strategy: id });
    expect([undefined, file.replace('content/', '')]).toContain(factsheet?.madeFrom);
  });

  it('have a file and a place of their own', () => {
    expect(new Set(documents.map(({ data }) => data.file)).size).toBe(documents.length);
    expect(new Set(current.map(({ data }) => data.order)).size).toBe(current.length);
  });

  it('are all offered somewhere', () => {
    const offered = new Set(named);
    expect(current.filter(({ id, data }) => !offered.has(id) && !data.readingRoom).map(({ id }) => id)).toEqual([]);
  });

  it('are seven under Downloads, and dated August or September 2025', () => {
    const downloads = navigation.dropdowns.find(({ id }) => id === 'downloads')?.groups.flat() ?? [];
    const ids = downloads.map((item) => ('document' in item ? item.document : undefined));
    expect(ids, asOrdered).toHaveLength(7);
    for (const { data } of documents.filter(({ id }) => ids.includes(id))) {
      expect(data.file).toMatch(/^files\//);
      expect(data.date.toISOString()).toMatch(/^2025-0[89]-/);
    }
  });

  it('are six papers in the Reading Room, in this order', () => {
    const papers = current.filter(({ data }) => data.readingRoom).sort((a, b) => a.data.order - b.data.order);
    expect(papers.map(({ data }) => data.title.replaceAll('–', '-')), asOrdered).toEqual([
      'Unpacking the mystery of Moat',
      'Insights into Emerging Moat - Factor Based Portfolio',
      'Insights into Moderate Compounders',
      'HBL Engineering - Research',
      'Healthcare Sector - An Overview',
      'Nilkamal Ltd - Research',
    ]);
    for (const { data } of papers) expect(data.file).toMatch(/^newsletter\//);
  });
});
