import type { Entry } from '../../collections/loader/read-collection.ts';
import type { ContentProblem } from '../../collections/findings/content-problem.ts';
import type { Document } from '../../collections/schemas/document.ts';
import { kindsInForce, seriesOf } from '../../lib/document-series.ts';
import type { Pdf } from '../../collections/schemas/pdf.ts';
import type { PdfFault } from './pdf-fault.ts';

/** A document as its file in content/documents describes it. */
export type LibraryEntry = Pick<Entry<Document>, 'id' | 'file' | 'data' | 'lineOf'>;

/** All that the rules below look at. */
export interface Library {
  entries: readonly LibraryEntry[];
  /** Those whose fields have mistakes, which are told elsewhere, each with its PDF if the line of that can be read. */
  unread: readonly { id: string; file: string | undefined }[];
  /** Every PDF below public/, as its path there, in the case of its name. */
  files: readonly string[];
  /** What each of them says of itself, or what is wrong with it. */
  pdfs: ReadonlyMap<string, Pdf | PdfFault>;
  /** Paths of the PDFs that are made here and have no entries: of articles to be seen, and of some that are gone. */
  made: readonly string[];
  /** Last day of the month of content/complaints.yaml; undefined where that file has mistakes. */
  complaintsUpTo: Date | undefined;
  /** The day on which the site is built. */
  today: Date;
}

const at = ({ file, lineOf }: LibraryEntry, field: keyof Document, message: string): ContentProblem => ({
  file,
  line: lineOf([field]),
  field,
  message,
});

/** Everything for which a build stops, beside mistakes within one entry. */
export const libraryProblems = (library: Library): ContentProblem[] => [
  ...library.entries.flatMap((entry) => [
    ...fileProblems(entry, library),
    ...fieldProblems(entry, library),
    ...replacementProblems(entry, library),
  ]),
  // What replaces what is known once every entry can be read.
  ...(library.unread.length === 0 ? rivals(library.entries) : []),
  ...unlisted(library),
  ...oldComplaints(library),
];

function fileProblems(entry: LibraryEntry, { entries, files, pdfs }: Library): ContentProblem[] {
  const { file } = entry.data;
  const names = `names public/${file}`;
  if (!files.includes(file)) {
    const other = files.find((name) => name.toLowerCase() === file.toLowerCase());
    const hint = other === undefined ? 'put the PDF there, or correct the name' : `public/${other} is; capitals count`;
    return [at(entry, 'file', `${names}, which is not there: ${hint}`)];
  }
  const isTwice = entries.some((other) => other !== entry && other.data.file === file);
  const pdf = pdfs.get(file);
  return [
    ...(isTwice ? [at(entry, 'file', `${names}, and so does another entry: one entry a PDF`)] : []),
    ...(pdf instanceof Error ? [at(entry, 'file', `${names}, which ${pdf.message}`)] : []),
  ];
}

function fieldProblems(entry: LibraryEntry, { today }: Library): ContentProblem[] {
  const { date, period } = entry.data;
  if (date <= today) return [];
  const field = period === undefined ? 'date' : 'period';
  return [at(entry, field, `lies in the future: it may end on ${today.toISOString().slice(0, 10)} at the latest`)];
}

/** What is wrong with the document that an entry replaces; of one with mistakes in its fields nothing is said. */
function replacementFault({ data }: LibraryEntry, { entries, unread }: Library): string | undefined {
  const before = entries.find(({ id }) => id === data.replaces)?.data;
  if (before === undefined) {
    return unread.some(({ id }) => id === data.replaces) ? undefined : 'which is no file in content/documents';
  }
  if (before.kind !== data.kind || before.strategy !== data.strategy) return 'which is of another kind or strategy';
  return before.date >= data.date ? 'which is not older than this document' : undefined;
}

function replacementProblems(entry: LibraryEntry, library: Library): ContentProblem[] {
  const { replaces } = entry.data;
  if (replaces === undefined) return [];
  const fault = replacementFault(entry, library);
  const isTwice = library.entries.some((other) => other !== entry && other.data.replaces === replaces);
  return [
    ...(fault === undefined ? [] : [fault]),
    ...(isTwice ? ['which another entry replaces too: name the latest before'] : []),
  ].map((words) => at(entry, 'replaces', `names “${replaces}”, ${words}`));
}

/** Documents of which only one can be in force. */
function rivals(entries: readonly LibraryEntry[]): ContentProblem[] {
  const current = seriesOf(entries).map((series) => ({ ...series, kind: series.current.data.kind }));
  return [...Map.groupBy(current, ({ latestName }) => latestName).values()].flatMap((group) => {
    const newest = group.toSorted((a, b) => b.current.data.date.getTime() - a.current.data.date.getTime())[0]?.current;
    return group.flatMap(({ current: entry, kind }) => {
      if (newest === undefined || entry === newest) return [];
      const remedy = kindsInForce.includes(kind)
        ? `write “replaces: ${entry.id}” into the newer one, or delete the older`
        : 'rename one of the two files in content/documents';
      return [at(entry, 'kind', `is that of a current document, and ${newest.file} is current too: ${remedy}`)];
    });
  });
}

function unlisted({ entries, unread, files, made }: Library): ContentProblem[] {
  const listed = new Set([...made, ...entries.map(({ data }) => data.file), ...unread.map(({ file }) => file)]);
  return files
    .filter((file) => !listed.has(file))
    .map((file) => ({
      file: `public/${file}`,
      line: 1,
      message: 'is a PDF that no entry lists: add an entry to content/documents, or delete the PDF',
    }));
}

/** The figures of the page and of the PDF are those of one month. */
function oldComplaints({ entries, complaintsUpTo }: Library): ContentProblem[] {
  const current = seriesOf(entries).find((series) => series.current.data.kind === 'complaints-data')?.current;
  if (!current || !complaintsUpTo || current.data.date.getTime() === complaintsUpTo.getTime()) return [];
  const month = complaintsUpTo.toISOString().slice(0, 7);
  return [at(current, 'period', `is not ${month}, the month of content/complaints.yaml: bring both up to date`)];
}

/** What a build only warns of: one line for each document that is hard to use with a screen reader. */
export function libraryWarnings({ entries, pdfs }: Library): string[] {
  return entries.flatMap(({ data: { file } }) => {
    const pdf = pdfs.get(file);
    if (pdf === undefined || pdf instanceof Error) return [];
    const lacks = [
      ...(pdf.tagged ? [] : ['tags for screen readers']),
      ...(pdf.title === '' ? ['title of its own'] : []),
    ];
    return lacks.length > 0 ? [`public/${file} has no ${lacks.join(' and no ')}`] : [];
  });
}
