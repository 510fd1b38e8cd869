/** What is wrong with a PDF, as the end of a sentence whose subject is the file: “is empty: …”. */
export class PdfFault extends Error {
  override readonly name = 'PdfFault';
}

/** Bytes at either end of a file in which a PDF says that it is one: readers look no further. */
const REACH = 1024;

/** First bytes of files that are taken for PDFs because somebody gave them the name. */
const others: [start: string, name: string][] = [
  ['\xFF\xD8\xFF', 'a JPEG picture'],
  ['\x89PNG', 'a PNG picture'],
  ['PK\x03\x04', 'a Word, Excel or ZIP file'],
  ['\xD0\xCF\x11\xE0', 'an old Word or Excel file'],
  ['<', 'a web page'],
];

/**
 * Looks at both ends of a file before anything opens it. PDFium mends what it can, so it would show the first half of a
 * file whose copying was interrupted.
 *
 * @throws a PdfFault for a file that is empty, is something else, or has lost its end
 */
export function checkShape(file: Buffer): void {
  if (file.length === 0) throw new PdfFault('is empty (0 bytes): copy it here again');
  const start = file.toString('latin1', 0, REACH);
  if (!start.includes('%PDF-')) {
    const other = others.find(([mark]) => start.trimStart().startsWith(mark))?.[1];
    throw new PdfFault(`is not a PDF${other === undefined ? '' : ` but ${other}`}: save it as a PDF`);
  }
  if (!file.subarray(-REACH).includes('%%EOF'))
    throw new PdfFault('is cut off: its end is missing; copy it here again');
}
