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

describe('the project’s own library', async () => {
  const own = await readLibrary(root);

  it('has no mistake', () => {
    expect(libraryProblems(own)).toEqual([]);
  });

  it('is of tagged PDFs with titles', () => {
    expect(libraryWarnings(own)).toEqual([]);
  });
});

describe('a library is right', () => {
  test.each<[string, LibraryEntry[]]>([
    ['with one document of a kind', [charter('charter')]],
    ['with a factsheet for each strategy', [factsheet('a', 'EmergingMoat'), factsheet('b', 'ModerateCompounders')]],
    ['with an earlier version', [charter('new', { replaces: 'old' }), charter('old', { date: '2025-04-01' })]],
    ['with many papers', ['a', 'b'].map((id) => entry(id, { kind: 'paper', date: '2024-01-01' }))],
    ['with a document of today', [charter('charter', { date: '2025-09-01' })]],
  ])('%s', (_, entries) => {
    expect(told(library(entries))).toEqual([]);
  });
});

describe('a build stops for', () => {
  const one = charter('charter');

  test.each<[string, Library, string[]]>([
    [
      'a PDF that is missing',
      library([one], { files: [] }),
      [
        'content/documents/charter.yaml:7 file names public/files/charter.pdf, which is not there: put the PDF there, or correct the name',
      ],
    ],
    [
      'a PDF in another case',
      library([one], {
        files: ['files/Charter.pdf'],
        entries: [one, charter('Charter', { replaces: 'charter', date: '2025-09-01', kind: 'paper' })],
      }),
      [
        'content/documents/charter.yaml:7 file names public/files/charter.pdf, which is not there: public/files/Charter.pdf is; capitals count',
        'content/documents/Charter.yaml:1 replaces names “charter”, which is of another kind or strategy',
      ],
    ],
    [
      'a PDF that does not open',
      library([one], { pdfs: new Map([['files/charter.pdf', new PdfFault('is cut off')]]) }),
      ['content/documents/charter.yaml:7 file names public/files/charter.pdf, which is cut off'],
    ],
    [
      'a PDF that no entry lists',
      library([one], { files: ['files/charter.pdf', 'old/charter 2.pdf'] }),
      [
        'public/old/charter 2.pdf:1  is a PDF that no entry lists: add an entry to content/documents, or delete the PDF',
      ],
    ],
    [
      'one PDF in two entries',
      library([one, entry('paper', { kind: 'paper', date: '2024-01-01', file: 'files/charter.pdf' })]),
      [
        'content/documents/charter.yaml:7 file names public/files/charter.pdf, and so does another entry: one entry a PDF',
        'content/documents/paper.yaml:7 file names public/files/charter.pdf, and so does another entry: one entry a PDF',
      ],
    ],
    [
      'two current documents of a kind',
      library([one, charter('older', { date: '2025-04-01' })]),
      [
        'content/documents/older.yaml:1 kind is that of a current document, and content/documents/charter.yaml is current too: write “replaces: older” into the newer one, or delete the older',
      ],
    ],
    [
      'two current factsheets of a strategy',
      library([factsheet('a', 'EmergingMoat'), factsheet('b', 'EmergingMoat', { period: '2025-07' })]),
      [
        'content/documents/b.yaml:1 kind is that of a current document, and content/documents/a.yaml is current too: write “replaces: b” into the newer one, or delete the older',
      ],
    ],
    [
      'a date in the future',
      library([charter('charter', { date: '2025-09-02' })]),
      ['content/documents/charter.yaml:1 date lies in the future: it may end on 2025-09-01 at the latest'],
    ],
    [
      'a period that is not over',
      library([factsheet('a', 'EmergingMoat', { period: '2025-09' })]),
      ['content/documents/a.yaml:1 period lies in the future: it may end on 2025-09-01 at the latest'],
    ],
    [
      'an earlier version that is none',
      library([charter('charter', { replaces: 'chart' })]),
      ['content/documents/charter.yaml:1 replaces names “chart”, which is no file in content/documents'],
    ],
    [
      'an earlier version that is not earlier',
      library([charter('new', { replaces: 'old' }), charter('old')]),
      ['content/documents/new.yaml:1 replaces names “old”, which is not older than this document'],
    ],
    [
      'complaints of another month than the page’s',
      library([entry('complaints', { kind: 'complaints-data', period: '2025-07' })], {
        complaintsUpTo: new Date('2025-08-31T00:00:00Z'),
      }),
      [
        'content/documents/complaints.yaml:1 period is not 2025-08, the month of content/complaints.yaml: bring both up to date',
      ],
    ],
  ])('%s', (_, subject, words) => {
    expect(told(subject)).toEqual(words);
  });

  it('two documents in the place of one', () => {
    const entries = [
      charter('old', { date: '2025-04-01' }),
      charter('a', { replaces: 'old' }),
      charter('b', { replaces: 'old', date: '2025-08-01' }),
    ];
    const words = told(library(entries));
    for (const id of ['a', 'b']) {
      expect(words).toContain(
        `content/documents/${id}.yaml:1 replaces names “old”, which another entry replaces too: name the latest before`,
      );
    }
  });

  it('documents that replace one another in a ring', () => {
    const entries = [charter('a', { replaces: 'b' }), charter('b', { replaces: 'a', date: '2025-04-01' })];
    expect(told(library(entries)).join()).toContain('names “a”, which is not older');
  });
});

it('of an entry with mistakes in its fields nothing further is said', () => {
  const current = charter('charter', { replaces: 'old' });
  const files = ['files/charter.pdf', 'files/old.pdf'];
  expect(told(library([current], { files, unread: [{ id: 'old', file: 'files/old.pdf' }] }))).toEqual([]);
});

describe('entries that cannot be read', () => {
  const path = 'content/documents/old.yaml';
  const unread = async (text: string) => {
    const project = temporaryFolder();
    mkdirSync(join(project, 'content/documents'), { recursive: true });
    writeFileSync(join(project, path), text);
    return (await readLibrary(project)).unread;
  };
  test.each([
    ['a misspelt kind', 'title: Old\nkind: papers\nfile: files/old.pdf\n'],
    ['broken YAML', 'title: "Old\nfile: "files/old.pdf" # here\n'],
  ])('name their PDF all the same: %s', async (_, text) => {
    expect(await unread(text)).toEqual([{ id: 'old', file: 'files/old.pdf' }]);
  });
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
