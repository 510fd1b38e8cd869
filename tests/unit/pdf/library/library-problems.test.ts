import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import {
  type Library,
  type LibraryEntry,
  libraryProblems,
  libraryWarnings,
} from '../../../../src/pdf/library/library-problems.ts';
import { PdfFault } from '../../../../src/pdf/library/pdf-fault.ts';
import { readLibrary } from '../../../../src/pdf/library/read-library.ts';
import { documentSchema } from '../../../../src/collections/schemas/document.ts';
import type { Pdf } from '../../../../src/collections/schemas/pdf.ts';
import { root } from '../../../lib/content-files.ts';
import { temporaryFolder } from '../../../lib/temporary-folder.ts';

const pdf: Pdf = { bytes: 1, pages: 1, title: 'A', tagged: true, preview: { name: 'a', width: 1, height: 1 } };

/** An entry with these fields; its field `file` stands in line 7 and any other in line 1. */
function entry(id: string, fields: Record<string, unknown>): LibraryEntry {
  const written = { title: id, summary: 'a', audience: 'a', order: 1, file: `files/${id}.pdf`, ...fields };
  return {
    id,
    file: `content/documents/${id}.yaml`,
    data: documentSchema.parse(written),
    lineOf: ([field]) => (field === 'file' ? 7 : 1),
  };
}

const charter = (id: string, fields: Record<string, unknown> = {}) =>
  entry(id, { kind: 'investor-charter', date: '2025-09-01', ...fields });
const factsheet = (id: string, strategy: string, fields: Record<string, unknown> = {}) =>
  entry(id, { kind: 'factsheet', strategy, period: '2025-08', ...fields });

/** A library in which every PDF is there and right, unless said otherwise. */
function library(entries: LibraryEntry[], changes: Partial<Library> = {}): Library {
  const files = [...new Set(entries.map(({ data }) => data.file))];
  return {
    entries,
    files,
    pdfs: new Map(files.map((file) => [file, pdf])),
    made: [],
    unread: [],
    complaintsUpTo: undefined,
    today: new Date('2025-09-01T12:00:00Z'),
    ...changes,
  };
}

const told = (subject: Library) =>
  libraryProblems(subject).map(({ file, line, field, message }) => `${file}:${String(line)} ${field ?? ''} ${message}`);

it('finds nothing in the project’s own library, which is of tagged PDFs with titles', async () => {
  const own = await readLibrary(root);
  expect([libraryProblems(own), libraryWarnings(own)]).toEqual([[], []]);
});

test.each<[string, LibraryEntry[]]>([
  ['a factsheet for each strategy', [factsheet('a', 'EmergingMoat'), factsheet('b', 'ModerateCompounders')]],
  ['an earlier version', [charter('new', { replaces: 'old' }), charter('old', { date: '2025-04-01' })]],
  ['many papers', ['a', 'b'].map((id) => entry(id, { kind: 'paper', date: '2024-01-01' }))],
  ['a document of today', [charter('charter', { date: '2025-09-01' })]],
])('a library is right with %s', (_, entries) => {
  expect(told(library(entries))).toEqual([]);
});

describe('a build stops for', () => {
  const one = charter('charter');
  const older = charter('older', { date: '2025-04-01' });
  const twin = entry('paper', { kind: 'paper', date: '2024-01-01', file: 'files/charter.pdf' });
  const rival = factsheet('b', 'EmergingMoat', { period: '2025-07' });
  const july = entry('complaints', { kind: 'complaints-data', period: '2025-07' });
  const cutOff = new Map([['files/charter.pdf', new PdfFault('is cut off')]]);
  const august = new Date('2025-08-31T00:00:00Z');

  test.each<[string, Library, string]>([
    [
      'a PDF that is missing',
      library([one], { files: [] }),
      'charter.yaml:7 file names public/files/charter.pdf, which is not',
    ],
    [
      'a PDF in another case',
      library([one], { files: ['files/Charter.pdf'] }),
      'public/files/Charter.pdf is; capitals count',
    ],
    [
      'a PDF that does not open',
      library([one], { pdfs: cutOff }),
      'file names public/files/charter.pdf, which is cut off',
    ],
    ['one PDF in two entries', library([one, twin]), 'charter.pdf, and so does another entry: one entry a PDF'],
    ['two current documents of a kind', library([one, older]), 'write “replaces: older” into the newer one'],
    [
      'two factsheets of a strategy',
      library([factsheet('a', 'EmergingMoat'), rival]),
      'b.yaml:1 kind is that of a current',
    ],
    [
      'a date in the future',
      library([charter('charter', { date: '2025-09-02' })]),
      'may end on 2025-09-01 at the latest',
    ],
    ['a period that is not over', library([factsheet('a', 'X', { period: '2025-09' })]), 'period lies in the future'],
    ['an earlier version that is none', library([charter('a', { replaces: 'chart' })]), 'no file in content/documents'],
    ['one that is not earlier', library([charter('a', { replaces: 'charter' }), one]), 'not older than this document'],
    ['complaints of another month', library([july], { complaintsUpTo: august }), 'period is not 2025-08, the month of'],
  ])('%s', (_, subject, words) => {
    expect(told(subject).join('\n')).toContain(words);
  });

  it('a PDF that no entry lists', () => {
    expect(told(library([one], { files: ['files/charter.pdf', 'old/charter 2.pdf'] }))).toEqual([
      'public/old/charter 2.pdf:1  is a PDF that no entry lists: add an entry to content/documents, or delete the PDF',
    ]);
  });

  it('two documents in the place of one, and documents that replace one another in a ring', () => {
    const heirs = ['a', 'b'].map((id) => charter(id, { replaces: 'older' }));
    expect(
      told(library([older, ...heirs])).filter((line) => line.includes('which another entry replaces too')),
    ).toHaveLength(2);
    const ring = [charter('a', { replaces: 'b' }), charter('b', { replaces: 'a', date: '2025-04-01' })];
    expect(told(library(ring)).join()).toContain('names “a”, which is not older');
  });
});

it('of an entry with mistakes in its fields nothing further is said', () => {
  const current = charter('charter', { replaces: 'old' });
  const files = ['files/charter.pdf', 'files/old.pdf'];
  expect(told(library([current], { files, unread: [{ id: 'old', file: 'files/old.pdf' }] }))).toEqual([]);
});

test.each([
  ['a misspelt kind', 'title: Old\nkind: papers\nfile: files/old.pdf\n'],
  ['broken YAML', 'title: "Old\nfile: "files/old.pdf" # here\n'],
])('an entry that cannot be read names its PDF all the same: %s', async (_, text) => {
  const project = temporaryFolder();
  mkdirSync(join(project, 'content/documents'), { recursive: true });
  writeFileSync(join(project, 'content/documents/old.yaml'), text);
  expect((await readLibrary(project)).unread).toEqual([{ id: 'old', file: 'files/old.pdf' }]);
});

it('a build warns of PDFs without tags or title', () => {
  const entries = ['a', 'b', 'c'].map((id) => entry(id, { kind: 'paper', date: '2024-01-01' }));
  const pdfs = new Map<string, Pdf | PdfFault>([
    ['files/a.pdf', { ...pdf, tagged: false, title: '' }],
    ['files/b.pdf', { ...pdf, title: '' }],
    ['files/c.pdf', pdf],
  ]);
  expect(libraryWarnings(library(entries, { pdfs }))).toEqual([
    'public/files/a.pdf has no tags for screen readers and no title of its own',
    'public/files/b.pdf has no title of its own',
  ]);
});
