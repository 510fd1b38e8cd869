import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { fact } from '../../src/lib/facts.ts';
import { firmValue } from '../../src/lib/fill-in.ts';
import { seriesOf } from '../../src/lib/document-series.ts';
import { memberRoute, routes } from '../../src/lib/routes.ts';
import {
  asOrdered,
  bodyOf,
  contentFiles,
  entriesOf,
  filesOf,
  idOf,
  navigation,
  root,
  settings,
  textOf,
} from '../lib/content-files.ts';

const documents = entriesOf('documents');
const current = seriesOf(documents).map((series) => series.current);
const approaches = [...entriesOf('strategies'), ...entriesOf('funds')];
const pages = entriesOf('pages');
const documentIds = documents.map(({ id }) => id);
const prose = contentFiles.filter((file) => file.endsWith('.mdx'));

/** Attributes of every use of a component in a text: `<Fact of="A" name="b" />` → { of: 'A', name: 'b' }. */
const uses = (component: string, text: string): Record<string, string>[] =>
  [...text.matchAll(new RegExp(`<${component}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])),
  );

const menuLinks = [...navigation.dropdowns.flatMap(({ groups }) => groups.flat()), ...navigation.footer.flat()];

describe('documents', () => {
  const named = [
    ...menuLinks.flatMap((item) => ('document' in item ? [['content/navigation.yaml', item.document] as const] : [])),
    ...approaches.flatMap(({ file, data }) =>
      [...data.portfolios, ...data.documents, ...(data.factsheet ?? '' ? [data.factsheet ?? ''] : [])].map((id) => [file, id] as const),
    ),
    ...pages.flatMap(({ file, data }) => data.buttons.flatMap(({ document: id }) => (id === undefined ? [] : [[file, id] as const]))),
    ...prose.flatMap((file) => uses('DocumentLink', bodyOf(file)).map(({ id = '' }) => [file, id] as const)),
  ];

  test.each(named)('%s names %s, which exists', (_, id) => {
    expect(documentIds).toContain(id);
  });

  test.each(documents)('$id lies in public/ where its file says', ({ data }) => {
    expect(existsSync(join(root, 'public', data.file))).toBe(true);
  });

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
    const offered = new Set(named.map(([, id]) => id));
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

describe('addresses', () => {
  const known = new Set<string>([
    ...Object.values(routes),
    ...(['communiques', 'strategies', 'funds', 'legal', 'guides'] as const).flatMap((name) => filesOf(name).map((file) => `/${idOf(file)}`)),
    ...filesOf('team').map((file) => memberRoute(idOf(file))),
    ...documents.map(({ data }) => `/${data.file}`),
  ]);
  const paths = [
    ...[...navigation.main, navigation.action, ...menuLinks].flatMap((item) =>
      'path' in item ? [['content/navigation.yaml', item.path] as const] : [],
    ),
    ...pages.flatMap(({ file, data }) => data.buttons.flatMap(({ path }) => (path === undefined ? [] : [[file, path] as const]))),
    ...prose.flatMap((file) => [...bodyOf(file).matchAll(/\]\((\/[^)#\s]*)/g)].map(([, path = '']) => [file, path] as const)),
  ];

  test.each(paths)('%s links to %s, which exists in this case', (_, path) => {
    expect(known).toContain(path);
  });
});

describe('figures in prose', () => {
  const figures = prose.flatMap((file) => uses('Fact', bodyOf(file)).map(({ of = '', name = '' }) => ({ file, of, name })));

  test.each(figures)('$file: $of has the figure “$name”', ({ of, name }) => {
    const approach = approaches.find(({ id }) => id === of);
    expect(approach && fact(approach.data, name)).toBeTruthy();
  });

  const drawings = {
    Allocation: 'allocation',
    Limits: 'limits',
    Criteria: 'criteria',
    CompanyTypes: 'companyTypes',
    Mission: 'mission',
    RiskProfile: 'risk',
    MarketCap: 'marketCapCrore',
    Performance: 'performance',
  } as const;

  test.each(Object.entries(drawings))('%s is drawn only where %s is given', (component, field) => {
    for (const file of prose) {
      for (const { of = '' } of uses(component, bodyOf(file))) {
        expect(approaches.find(({ id }) => id === of)?.data, `${file}: ${of}`).toHaveProperty(field);
      }
    }
  });

  test.each(['Cards', 'PorterForces', 'MoatSources'])('%s shows a group that its page has', (component) => {
    for (const file of prose) {
      for (const { of = '', group } of uses(component, bodyOf(file))) {
        const groups = pages.find(({ id }) => id === of)?.data.groups.map(({ id }) => id);
        expect(groups, `${file}: ${of}`).toContain(group);
      }
    }
  });

  it('name values of the firm that exist', () => {
    for (const file of prose) {
      const names = [
        ...uses('Firm', bodyOf(file)).map(({ name = '' }) => name),
        ...[...textOf(file).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      ];
      for (const name of names) expect(() => firmValue(name, settings), `${file}: ${name}`).not.toThrow();
    }
  });
});
