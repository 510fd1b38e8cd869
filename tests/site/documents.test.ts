import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { isoDay } from '../../src/lib/format.ts';
import { content } from '../lib/content-files.ts';
import { expectNone } from './support/every-page.ts';
import { referencesOf } from './support/references.ts';
import { elementsAt, fileOf, pages, plain, read, textAt } from './support/site.ts';

const documents = content.documents.map(({ id, data }) => ({ id, ...data }));
const replaced = new Set(documents.map(({ replaces }) => replaces));

/** The links of a page to this address. */
const linksTo = (page: string, address: string) => elementsAt(page, `main a[href="${address}"]`);

/** The size of a served file as text, such as “32 KB”. */
const sizeOf = (file: string) => `${String(Math.round(read(file).length / 1024))} KB`;

describe('the library at /Documents', () => {
  test.each(documents)('lists $id once, below the current version if it is an earlier one', ({ id, file }) => {
    const links = linksTo('/Documents', `/${file}`);
    expect(links).toHaveLength(1);
    const row = plain(links[0]?.closest('li')?.text);
    expect(row).toMatch(/PDF, \d+ pages?, /);
    expect(row).toContain(sizeOf(file));
    const versions = plain(links[0]?.closest('details')?.querySelector('summary')?.text);
    expect(versions).toMatch(replaced.has(id) ? /^Earlier versions \(\d+\) of \S/ : /^$/);
  });

  it('links a permanent address for each current document, with the same bytes', () => {
    // Named by kind, by strategy and kind, or, if several of a kind are current, by the id of the first version.
    for (const name of ['disclosure-document', 'emerging-moat-factsheet', 'what-is-a-moat'])
      expect(linksTo('/Documents', `/files/latest/${name}.pdf`), name).toHaveLength(1);
    const links = elementsAt('/Documents', 'main a[href^="/files/latest/"]');
    expect(links).toHaveLength(documents.length - documents.filter(({ id }) => replaced.has(id)).length);
    for (const link of links) {
      const row = link.closest('li');
      const current = row?.querySelector('h3 a')?.getAttribute('href') ?? '';
      const [newest, shown] = [link.getAttribute('href') ?? '', current].map((address) => read(fileOf(address) ?? ''));
      expect(newest).toEqual(shown);
    }
  });
});

describe('the Reading Room', () => {
  const cards = elementsAt('/NewsLetter', 'li:has(picture)');

  it('shows the papers in order, each as one link', () => {
    const inOrder = documents
      .filter(({ readingRoom }) => readingRoom)
      .toSorted((one, other) => one.order - other.order);
    expect(cards.map((card) => card.querySelectorAll('a').map((link) => link.getAttribute('href')))).toEqual(
      inOrder.map(({ file }) => [`/${file}`]),
    );
  });

  it('shows the newest articles first', () => {
    const shown = elementsAt('/NewsLetter', '[aria-labelledby="communiques"] time');
    const days = shown.map((day) => day.getAttribute('datetime'));
    const inOrder = content.communiques.map(({ data }) => isoDay(data.date)).toSorted();
    expect(days).toEqual(inOrder.toReversed().slice(0, 12));
  });

  it('has parts by kind, by year and by both, with only the matching entries', () => {
    const papersOn = (address: string) => elementsAt(address, 'main li:has(picture) a').length;
    const papers = documents.filter(({ readingRoom }) => readingRoom);
    const from2024 = papers.filter(({ date }) => date.getUTCFullYear() === 2024);
    expect(papersOn('/NewsLetter')).toBe(papers.length);
    expect(papersOn('/NewsLetter-2024')).toBe(from2024.length);
    expect(papersOn('/NewsLetter-Communiques-2024')).toBe(0);
    expect(from2024).not.toEqual([]);
    expect(textAt('/NewsLetter-2024', 'h1')).toBe('Papers and communiques from 2024');
    expect(elementsAt('/NewsLetter-2024', 'main nav a[href="/NewsLetter-Communiques-2024"]')).toHaveLength(1);
    const chosen = elementsAt('/NewsLetter-Communiques-2024', 'main nav [aria-current="true"]');
    expect(chosen.map(({ text }) => plain(text))).toEqual(['Communiques', '2024']);
    expect(textAt('/NewsLetter-Communiques-2024')).toContain('IT, pharma and the falling rupee');
  });

  it('has a lazy preview of each first page, in two formats of at most 25 KB', () => {
    for (const card of cards) {
      const image = card.querySelector('picture img');
      const addresses = [image?.getAttribute('src'), card.querySelector('source')?.getAttribute('srcset')];
      expect(image?.getAttribute('loading')).toBe('lazy');
      expect(addresses.map((address) => address?.replace(/^.*\./, ''))).toEqual(['webp', 'avif']);
      for (const address of addresses) expect(read(fileOf(address ?? '') ?? '').length).toBeLessThanOrEqual(25 * 1024);
    }
  });
});

it('shows the true size of a PDF wherever it is linked', () => {
  const problems = pages.flatMap((page) =>
    referencesOf(page).flatMap(({ url, element }) => {
      const file = fileOf(url.pathname);
      const [, size] = /PDF, ([\d.]+ [KM]B)/.exec(plain(element.text)) ?? [];
      if (element.tagName !== 'A' || size === undefined || file === undefined) return [];
      return size === sizeOf(file) ? [] : [`${page.address} says ${size} of ${file}, which has ${sizeOf(file)}`];
    }),
  );
  expectNone(problems);
});

it('serves the PDFs of public/ unchanged', () => {
  for (const { file } of documents) expect(read(file).equals(readFileSync(`public/${file}`)), file).toBe(true);
});
