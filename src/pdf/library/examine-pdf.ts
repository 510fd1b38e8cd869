import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Pdf, pdfSchema } from '../../collections/schemas/pdf.ts';
import { writeWhole } from '../../integrations/write-whole.ts';
import { openPdf } from './pdfium.ts';
import { encodePreview, previewBox, previewBytes, previewFormats } from './preview.ts';

/** Changes when the same PDF would give another result, so that results of an earlier recipe are not found. */
const recipe = JSON.stringify({ version: 1, previewBox, previewBytes });

const chunk = Buffer.alloc(1 << 18);

/** Name for all that is known of a PDF: 16 digits of a hash of its bytes, read piece by piece. */
function nameFor(path: string): string {
  const hash = createHash('sha256').update(recipe);
  const descriptor = openSync(path, 'r');
  try {
    for (let length = 1; length > 0;) {
      length = readSync(descriptor, chunk);
      hash.update(chunk.subarray(0, length));
    }
  } finally {
    closeSync(descriptor);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Files in the cache of all that is known of a PDF, by the name of its preview. */
export const filesOf = (name: string): string[] => ['json', ...previewFormats].map((ending) => `${name}.${ending}`);

/**
 * What a PDF says of itself, with pictures of its first page left in the cache as NAME.avif and NAME.webp. A PDF whose
 * bytes were seen before is not opened again.
 *
 * @param path where the PDF lies
 * @param cache folder that outlives the build
 * @throws a PdfFault for a file that a visitor could not open and read
 */
export async function examinePdf(path: string, cache: string): Promise<Pdf> {
  const name = nameFor(path);
  const record = join(cache, `${name}.json`);
  if (existsSync(record)) return pdfSchema.parse(JSON.parse(readFileSync(record, 'utf8')));
  const { firstPage, ...facts } = await openPdf(path, previewBox);
  mkdirSync(cache, { recursive: true });
  for (const format of previewFormats) {
    writeWhole(join(cache, `${name}.${format}`), await encodePreview(firstPage, format));
  }
  const { width, height } = firstPage;
  const pdf: Pdf = { bytes: statSync(path).size, ...facts, preview: { name, width, height } };
  // Last, since it says that the pictures are there.
  writeWhole(record, JSON.stringify(pdf));
  return pdf;
}
