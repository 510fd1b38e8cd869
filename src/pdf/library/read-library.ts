import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'astro/zod';
import { sourceOf } from '../../collections/loader/read-file.ts';
import { buildDate } from '../../lib/build-date.ts';
import { INDIA_AHEAD_MS, isHeldBack } from '../../lib/held-back.ts';
import { communiquePdf } from '../../lib/made-document.ts';
import { communiqueSchema } from '../../collections/schemas/communique.ts';
import { complaintsSchema } from '../../collections/schemas/complaints.ts';
import { documentSchema } from '../../collections/schemas/document.ts';
import type { Pdf } from '../../collections/schemas/pdf.ts';
import { isAsMade, readRecord } from '../typeset/record.ts';
import { examinePdf } from './examine-pdf.ts';
import type { Library, LibraryEntry, UnreadEntry } from './library-problems.ts';
import { PdfFault } from './pdf-fault.ts';

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

/** Entries that keep the rules of their schema, and what can be known of the others, which are told elsewhere. */
export function readEntries(root: string): { entries: LibraryEntry[]; unread: UnreadEntry[] } {
  const entries: LibraryEntry[] = [];
  const unread: UnreadEntry[] = [];
  for (const name of filesIn(join(root, 'content/documents'), /\.yaml$/)) {
    const path = `content/documents/${name}`;
    const id = basename(name, '.yaml');
    const { data, text, lineOf } = sourceOf(root, path);
    const document = documentSchema.safeParse(data);
    if (document.success) entries.push({ id, path, data: document.data, lineOf });
    else unread.push({ id, file: fileIn(text) });
  }
  return { entries, unread };
}

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

/** The fields of a file of content/; nothing where it is not there or has mistakes. */
const fieldsOf = <Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): z.output<Schema> | undefined =>
  existsSync(join(root, file)) ? schema.safeParse(sourceOf(root, file).data).data : undefined;

/** PDFs of the articles that are to be seen: one that is held back has none. */
function articlePdfs(root: string, now: Date | undefined): string[] {
  const folder = 'content/communiques';
  const isSeen = (name: string) => {
    const article = now && fieldsOf(root, `${folder}/${name}`, communiqueSchema);
    return now === undefined || article === undefined || !isHeldBack(article, now);
  };
  const names = filesIn(join(root, folder), /\.mdx$/).filter(isSeen);
  return names.map((name) => communiquePdf(basename(name, '.mdx')));
}

/**
 * The whole library: what content/documents says of each PDF, and what each PDF says of itself.
 *
 * @param root the project's folder
 * @param now the moment of the build; without it drafts are seen as well
 * @throws an error that names the file, should the disk fail; faults of the PDFs are part of the result
 */
export async function readLibrary(root: string, now?: Date): Promise<Library> {
  const { entries, unread } = readEntries(root);
  const files = filesIn(join(root, 'public'), /\.pdf$/i);
  const listed = new Set(entries.map(({ data }) => data.file));
  const ofArticles = articlePdfs(root, now);
  const known = new Set([...listed, ...ofArticles]);
  const record = readRecord(root);
  // Of PDFs that nothing lists, the next build takes those away that a build has made.
  const leftOver = files.filter((file) => !known.has(file) && isAsMade(root, file, record));
  const pdfs = new Map<string, Pdf | PdfFault>();
  // One after the other, so that one document at most is in memory.
  for (const file of files.filter((name) => listed.has(name))) {
    pdfs.set(file, await examineOnce(join(root, 'public', file), root));
  }
  return {
    entries,
    unread,
    files,
    pdfs,
    made: [...ofArticles, ...leftOver],
    complaintsUpTo: fieldsOf(root, 'content/complaints.yaml', complaintsSchema)?.month.to,
    today: new Date(buildDate().getTime() + INDIA_AHEAD_MS),
  };
}
