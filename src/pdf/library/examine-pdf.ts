import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Completion } from '../../collections/loader/entries.ts';
import type { Pdf } from '../../collections/schemas/pdf.ts';
import { cached } from '../../lib/file-cache.ts';
import { openPdf } from './pdfium.ts';
import { encodePreview, type PreviewFormat, previewBox, previewBytes, previewFormats } from './preview.ts';

/** Raise `version` if a change to PDFium, sharp or this folder gives other facts or pictures for the same PDF. */
const cacheVersion = JSON.stringify({ version: 2, previewBox, previewBytes });

/** The facts of a PDF below public/, with pictures of its first page in base64, and the text of each page. */
async function examine(root: string, file: string) {
  const bytes = await readFile(join(root, 'public', file));
  const name = hash('sha256', Buffer.concat([Buffer.from(cacheVersion), bytes])).slice(0, 16);
  const known = await cached(join(root, '.cache/documents'), name, async () => {
    const { firstPage, texts, ...facts } = await openPdf(bytes, previewBox);
    const { width, height } = firstPage;
    const pdf: Pdf = { ...facts, preview: { name, width, height } };
    const encoded = previewFormats.map(async (format) => {
      return [format, (await encodePreview(firstPage, format)).toString('base64')] as const;
    });
    return Buffer.from(JSON.stringify({ pdf, previews: Object.fromEntries(await Promise.all(encoded)), texts }));
  });
  return JSON.parse(known.toString()) as { pdf: Pdf; previews: Record<PreviewFormat, string>; texts: string[] };
}

/**
 * The facts of a PDF, cached in .cache by its bytes, so that a known PDF is not opened again.
 *
 * @param root the project's folder
 * @param file path below public/
 * @throws a PdfFault for a file that a visitor could not open and read
 */
export const examinePdf = async (root: string, file: string): Promise<Pdf> => (await examine(root, file)).pdf;

/** A picture of the first page of a PDF; see `examinePdf`. */
export const readPreview = async (root: string, file: string, format: PreviewFormat): Promise<Buffer> =>
  Buffer.from((await examine(root, file)).previews[format], 'base64');

/** The text of each page of a PDF; see `examinePdf`. */
export const readTexts = async (root: string, file: string): Promise<string[]> => (await examine(root, file)).texts;

/** Adds to an entry of content/documents what the build reads from its PDF. */
export const withPdf: Completion = async (typed, root) => ({
  ...typed,
  pdf: await examinePdf(root, String(typed['file'])),
});
