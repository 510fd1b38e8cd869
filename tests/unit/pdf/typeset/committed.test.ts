import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { shownContent } from '../../../../src/pdf/typeset/content.ts';
import { isCurrent, planDocuments } from '../../../../src/pdf/typeset/make.ts';
import { readMadeDocuments } from '../../../../src/collections/made-documents.ts';
import { documentDate } from '../../../../src/lib/documents/document-words.ts';
import { openPdf } from '../../../../src/pdf/library/pdfium.ts';
import { root } from '../../../../tools/lib/run.mjs';
import { content, settings } from '../../../lib/content-files.ts';
import { pagesOfPdf } from '../../../lib/pdf-text.ts';

const planned = planDocuments(shownContent(root));
const record = readMadeDocuments(root);
const read = (file: string) => readFileSync(join(root, 'public', file));

describe('the PDFs made from the content', () => {
  test.each(planned)('$file is up to date; if not, run “npm run documents”', (document) => {
    expect(isCurrent(root, document, record)).toBe(true);
  });

  it('are exactly those in the record', () => {
    expect(Object.keys(record).sort()).toEqual(planned.map(({ file }) => file).sort());
  });

  test.each(planned)('$file has the required text on every page', async ({ file, data }) => {
    const { riskLine, firm } = settings;
    const { specimen } = JSON.parse(data) as { specimen: boolean };
    const nameOnce = new RegExp(`^(?!.*${firm.name}\\s+${firm.name}).*${firm.name}`, 's');
    const pages = await pagesOfPdf(read(file));
    expect(pages).toHaveLength(record[file]?.pages ?? 0);
    for (const [index, page] of pages.entries()) {
      for (const words of [riskLine, firm.registration, specimen ? 'Specimen' : '']) expect(page).toContain(words);
      if (index > 0) expect(page.trimStart().slice(0, 60)).toMatch(nameOnce);
    }
  });

  test.each(planned)('$file names itself, its version and the firm in its metadata', async ({ file, data }) => {
    const { title, page } = JSON.parse(data) as { title: string; page: string | null };
    const entry = content.documents.find((each) => each.data.file === file)?.data;
    const own = (await openPdf(read(file), { width: 20, height: 20 })).title;
    expect(own).toContain(settings.firm.name);
    if (entry) expect(own).toContain(`${entry.title}, ${documentDate(entry)}`);
    const [cover] = await pagesOfPdf(read(file));
    // The cover has the headline alone and, of an article, the address of its page.
    expect(cover?.replaceAll(' ', '')).toContain(title.replaceAll(' ', ''));
    if (page !== null) expect(cover).toContain(page.replace('https://', ''));
    expect(page !== null).toBe(entry === undefined);
  });

  test.each(planned)('$file is tagged, states its language and claims PDF/UA-1', ({ file }) => {
    const pdf = read(file).toString('latin1');
    expect(pdf).toContain('/Marked true');
    expect(pdf).toMatch(/\/Lang ?\(en-IN\)/);
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });
});

const disclosure = readFileSync(join(root, 'content/papers/disclosure-document.mdx'), 'utf8');

test('the Disclosure Document has eleven static and five dynamic parts', () => {
  const counts = disclosure.split(/^## /m).map((part) => [/^.*/.exec(part)?.[0], part.match(/^### /gm)?.length]);
  expect(counts.slice(1, 3)).toEqual([
    ['Static part', 11],
    ['Dynamic part', 5],
  ]);
});

test('each part of the Disclosure Document begins a page', async () => {
  const pages = await pagesOfPdf(read('files/disclosure-document.pdf'));
  const head = `${settings.firm.name} Disclosure Document Specimen (?:(?:Static|Dynamic) part )?`;
  for (const [, part = ''] of disclosure.matchAll(/^### (.+)$/gm))
    expect(pages).toContainEqual(expect.stringMatching(`^${head}${part} `));
});

const papers = content.documents.filter(({ data }) => ['paper', 'article', 'portfolio'].includes(data.kind));

test.each(papers)('$id, for the Reading Room, has two to six pages and a drawing', ({ data }) => {
  expect(record[data.file]?.pages).toBeGreaterThanOrEqual(2);
  expect(record[data.file]?.pages).toBeLessThanOrEqual(6);
  expect(read(data.file).toString('latin1')).toContain('/Figure');
});
