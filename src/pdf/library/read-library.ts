import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentTree, readTree } from '../../collections/loader/content-tree.ts';
import { type Entry, readCollection } from '../../collections/loader/read-collection.ts';
import type { Document } from '../../collections/schemas/document.ts';
import type { Pdf } from '../../collections/schemas/pdf.ts';
import { buildDate } from '../../lib/build-date.ts';
import { seriesOf } from '../../lib/document-series.ts';
import { inIndia, isHeldBack } from '../../lib/held-back.ts';
import { communiquePdf } from '../../lib/made-document.ts';
import { isAsMade, readRecord } from '../typeset/record.ts';
import { examinePdf } from './examine-pdf.ts';
import type { Library } from './library-problems.ts';
import { PdfFault } from './pdf-fault.ts';

/** Folder in which results outlive the build. */
export const cacheFolder = (root: string) => join(root, '.cache', 'documents');

/** Every document of content/documents with its earlier versions; of those with mistakes the checks tell. */
export const documentSeries = (root: string) =>
  seriesOf<Entry<Document>>(readCollection(readTree(root), 'documents').entries);

/** The PDF that an entry names, also where its YAML is broken. */
const fileIn = (text: string) => /^file:\s*["']?([^"'#\n]*\.pdf)/m.exec(text)?.[1];

/** Results of this process, by path, size and time of change, so that a file is read once however many ask. */
const examined = new Map<string, Promise<Pdf | PdfFault>>();

/** Examines a PDF unless this process has done so since it last changed. */
export function examineOnce(path: string, root: string): Promise<Pdf | PdfFault> {
  const { size, mtimeMs } = statSync(path);
  const key = `${path} ${String(size)} ${String(mtimeMs)}`;
  const result =
    examined.get(key) ??
    examinePdf(path, cacheFolder(root)).catch((fault: unknown) => {
      if (fault instanceof PdfFault) return fault;
      throw fault;
    });
  examined.set(key, result);
  return result;
}

/** PDFs of the articles that are to be seen: one that is held back has none. */
function articlePdfs(tree: ContentTree, now: Date | undefined): string[] {
  const { entries, wrong } = readCollection(tree, 'communiques');
  const seen = entries.filter(({ data }) => now === undefined || !isHeldBack(data, now));
  return [...seen, ...wrong].map(({ id }) => communiquePdf(id));
}

/**
 * The whole library: what content/documents says of each PDF, and what each PDF says of itself.
 *
 * @param root the project's folder
 * @param now the moment of the build; without it drafts are seen as well
 * @throws an error that names the file, should the disk fail; faults of the PDFs are part of the result
 */
export async function readLibrary(root: string, now?: Date): Promise<Library> {
  const tree = readTree(root);
  const { entries, wrong } = readCollection(tree, 'documents');
  const files = [...tree.sizes.keys()].flatMap((path) => /^public\/(.*\.pdf)$/i.exec(path)?.[1] ?? []);
  const listed = new Set(entries.map(({ data }) => data.file));
  const ofArticles = articlePdfs(tree, now);
  const known = new Set([...listed, ...ofArticles]);
  const record = readRecord(root);
  // Of PDFs that nothing lists, the next build takes those away that a build has made.
  const leftOver = files.filter((file) => !known.has(file) && isAsMade(root, file, record));
  const pdfs = new Map<string, Pdf | PdfFault>();
  // One after the other, so that one document at most is in memory.
  for (const file of files.filter((name) => listed.has(name) && existsSync(join(root, 'public', name)))) {
    pdfs.set(file, await examineOnce(join(root, 'public', file), root));
  }
  return {
    entries,
    unread: wrong.map(({ id, source }) => ({ id, file: fileIn(source.text) })),
    files,
    pdfs,
    made: [...ofArticles, ...leftOver],
    complaintsUpTo: readCollection(tree, 'complaints').entries[0]?.data.month.to,
    today: inIndia(now ?? buildDate()),
  };
}
