import { describe, expect, it, test } from 'vitest';
import { stringify } from 'yaml';
import { checkDocuments } from '../../../../src/collections/checks/check-documents.ts';
import { findMistakes } from '../../../../src/collections/checks/check-content.ts';
import { siteOf } from '../../../../src/collections/checks/site.ts';
import { problemLine } from '../../../../src/collections/findings/content-problem.ts';
import { root } from '../../../lib/content-files.ts';

type Fields = Record<string, string>;

const charter = (fields: Fields = {}) => ({ kind: 'investor-charter', date: '2025-09-01', ...fields });
const paper = (fields: Fields = {}) => ({ kind: 'paper', date: '2024-01-01', ...fields });
const factsheet = (strategy: string, fields: Fields = {}) => ({
  kind: 'factsheet',
  strategy,
  period: '2025-08',
  ...fields,
});

/** What is said of documents, each of which has its PDF; a text is a file as it was typed. */
function told(documents: Record<string, Fields | string>, others: readonly string[] = []): string[] {
  const written = Object.entries(documents).map(([id, fields]) => {
    const all = { title: id, summary: 'a', audience: 'a', order: 1, file: `files/${id}.pdf` };
    const text = typeof fields === 'string' ? fields : stringify({ ...all, ...fields });
    return [`content/documents/${id}.yaml`, new TextEncoder().encode(text)] as const;
  });
  const pdfs = [...Object.keys(documents).map((id) => `files/${id}.pdf`), ...others];
  const tree = { texts: new Map(written), sizes: new Map(pdfs.map((file) => [`public/${file}`, 1])) };
  const site = siteOf(tree, { now: new Date('2025-09-01T12:00:00Z') });
  return checkDocuments(site, { pdfs: new Map(), isAsMade: (file) => file === 'newsletter/made.pdf' }).map(problemLine);
}

it('finds nothing in the project’s own library, which is of tagged PDFs with titles', async () => {
  expect(await findMistakes(root)).toEqual({ mistakes: [], warnings: [] });
});

test.each<[string, Record<string, Fields>]>([
  ['a factsheet for each strategy', { a: factsheet('EmergingMoat'), b: factsheet('ModerateCompounders') }],
  ['an earlier version', { new: charter({ replaces: 'old' }), old: charter({ date: '2025-04-01' }) }],
  ['many papers', { a: paper(), b: paper() }],
])('a library is right with %s', (_, documents) => {
  expect(told(documents)).toEqual([]);
});

describe('it is told that', () => {
  it('a PDF is named by nobody, unless a build made it', () => {
    expect(told({ charter: charter() }, ['old/charter 2.pdf', 'newsletter/made.pdf'])).toEqual([
      'public/old/charter 2.pdf:1  no entry names this PDF: add an entry to content/documents, or delete the PDF',
    ]);
  });

  it('documents replace one another in a ring', () => {
    const ring = { a: charter({ replaces: 'b' }), b: charter({ replaces: 'a', date: '2025-04-01' }) };
    expect(told(ring).join()).toContain('names “a”, which is not older');
  });
});

test.each([
  ['a misspelt kind', 'title: Old\nkind: papers\nfile: files/old.pdf\n'],
  ['broken YAML', 'title: "Old\nfile: "files/old.pdf" # here\n'],
])('of an entry with mistakes in its fields nothing further is said, nor of its PDF: %s', (_, old) => {
  expect(told({ charter: charter({ replaces: 'old' }), old })).toEqual([]);
});
