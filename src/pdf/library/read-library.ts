import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourceOf } from '../../collections/loader/read-file.ts';
import { buildDate } from '../../lib/build-date.ts';
import { INDIA_AHEAD_MS, isHeldBack } from '../../lib/held-back.ts';
import { communiquePdf } from '../../lib/made-document.ts';
import { readEntrySource } from '../../collections/loader/entry-source.ts';
import { communiqueSchema } from '../../collections/schemas/communique.ts';
import { complaintsSchema } from '../../collections/schemas/complaints.ts';
import { documentSchema } from '../../collections/schemas/document.ts';
import type { Pdf } from '../../collections/schemas/pdf.ts';
import { isAsMade, readRecord } from '../typeset/record.ts';
import { examinePdf } from './examine-pdf.ts';
import type { Library, LibraryEntry, UnreadEntry } from './library-problems.ts';
import { PdfFault } from './pdf-fault.ts';

/** Called before each PDF is examined. */
export type Progress = (done: number, total: number) => void;

/** Folder in which results outlive the build. */
export const cacheFolder = (root: string) => join(root, '.cache', 'documents');

/** Files below a folder whose names have this ending, with forward slashes; none where there is no folder. */
const filesIn = (folder: string, ending: RegExp): string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => ending.test(name))
        .sort();

/** The PDF that an entry names, also where its YAML is broken. */
const fileIn = (text: string) => /^file:\s*["']?([^"'#\n]*\.pdf)/m.exec(text)?.[1];

function readAllEntries(root: string): { entries: LibraryEntry[]; unread: UnreadEntry[] } {
  const entries: LibraryEntry[] = [];
  const unread: UnreadEntry[] = [];
  for (const name of filesIn(join(root, 'content/documents'), /\.yaml$/)) {
    const path = `content/documents/${name}`;
    const id = basename(name, '.yaml');
    const { data, text, lineOf } = readEntrySource(join(root, path));
    const document = documentSchema.safeParse(data);
    if (document.success) entries.push({ id, path, data: document.data, lineOf });
    else unread.push({ id, file: fileIn(text) });
  }
  return { entries, unread };
}

/** Entries that keep the rules of their schema; what is wrong with the others is told elsewhere. */
export const readEntries = (root: string): LibraryEntry[] => readAllEntries(root).entries;

/** Results of this process, by path, size and time of change, so that a file is read once however many ask. */
const examined = new Map<string, Promise<Pdf | PdfFault>>();

/** Examines a PDF unless this process has done so since it last changed. */
export function examineOnce(path: string, root: string): Promise<Pdf | PdfFault> {
  const { size, mtimeMs } = statSync(path);
  const key = `${path} ${String(size)} ${String(mtimeMs)}`;
  const known = examined.get(key);
  if (known) return known;
  const result = examinePdf(path, cacheFolder(root)).catch((fault: unknown) => {
    if (fault instanceof PdfFault) return fault;
    throw fault;
  });
  examined.set(key, result);
  return result;
}

/** One after the other, so that one document at most is in memory. */
async function examineAll(files: readonly string[], root: string, progress: Progress) {
  const pdfs = new Map<string, Pdf | PdfFault>();
  for (const file of files) {
    progress(pdfs.size, files.length);
    pdfs.set(file, await examineOnce(join(root, 'public', file), root));
  }
  return pdfs;
}

/** The month that the complaints page reports on, if its figures can be read. */
function readComplaintsMonth(root: string): { to: Date } | undefined {
  const path = join(root, 'content/complaints.yaml');
  return existsSync(path) ? complaintsSchema.safeParse(readEntrySource(path).data).data?.month : undefined;
}

/** Whether an article is kept from the site of this moment. */
function isArticleHeldBack(root: string, file: string, now: Date): boolean {
  const article = communiqueSchema.safeParse(sourceOf(root, file).data).data;
  return article !== undefined && isHeldBack(article, now);
}

/** PDFs of the articles that are to be seen: one that is held back has none. */
function articlePdfs(root: string, now: Date | undefined): string[] {
  const folder = 'content/communiques';
  const names = filesIn(join(root, folder), /\.mdx$/);
  const seen = now === undefined ? names : names.filter((name) => !isArticleHeldBack(root, `${folder}/${name}`, now));
  return seen.map((name) => communiquePdf(basename(name, '.mdx')));
}

/** Of PDFs that nothing lists those that a build has made: the next one takes them away by itself. */
function leftOver(root: string, files: readonly string[]): string[] {
  const record = readRecord(root);
  return files.filter((file) => isAsMade(root, file, record));
}

/** How the library is read. */
export interface LibraryOptions {
  progress?: Progress;
  /** The moment of the build; undefined where drafts are seen as well. */
  now?: Date | undefined;
}

/**
 * The whole library: what content/documents says of each PDF, and what each PDF says of itself.
 *
 * @param root the project's folder
 * @throws an error that names the file, should the disk fail; faults of the PDFs are part of the result
 */
export async function readLibrary(
  root: string,
  { progress = () => undefined, now }: LibraryOptions = {},
): Promise<Library> {
  const { entries, unread } = readAllEntries(root);
  const files = filesIn(join(root, 'public'), /\.pdf$/i);
  const listed = files.filter((file) => entries.some(({ data }) => data.file === file));
  const ofArticles = articlePdfs(root, now);
  const known = new Set([...listed, ...ofArticles]);
  const others = files.filter((file) => !known.has(file));
  return {
    entries,
    unread,
    files,
    pdfs: await examineAll(listed, root, progress),
    made: [...ofArticles, ...leftOver(root, others)],
    complaintsUpTo: readComplaintsMonth(root)?.to,
    today: new Date(buildDate().getTime() + INDIA_AHEAD_MS),
  };
}
