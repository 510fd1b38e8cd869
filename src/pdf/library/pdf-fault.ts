/** A fault of a PDF; its message continues a sentence that begins with the file’s name: “is empty: …”. */
export class PdfFault extends Error {
  override readonly name = 'PdfFault';
}

/** Bytes at each end of a file in which PDF readers look for the format’s markers. */
const MARKER_BYTES = 1024;

/** First bytes of other files that people rename to .pdf. */
const others: [start: string, name: string][] = [
  ['\xFF\xD8\xFF', 'a JPEG picture'],
  ['\x89PNG', 'a PNG picture'],
  ['PK\x03\x04', 'a Word, Excel or ZIP file'],
  ['\xD0\xCF\x11\xE0', 'an old Word or Excel file'],
  ['<', 'a web page'],
];

/**
 * Checks both ends of a file before it is opened. PDFium repairs what it can, so it would show the first half of a file
 * whose copying was interrupted.
 *
 * @throws a PdfFault for a file that is empty, is not a PDF, or is cut off
 */
export function checkShape(file: Buffer): void {
  if (file.length === 0) throw new PdfFault('is empty (0 bytes): copy it here again');
  const start = file.toString('latin1', 0, MARKER_BYTES);
  if (!start.includes('%PDF-')) {
    const other = others.find(([mark]) => start.trimStart().startsWith(mark))?.[1];
    throw new PdfFault(`is not a PDF${other === undefined ? '' : ` but ${other}`}: save it as a PDF`);
  }
  if (!file.subarray(-MARKER_BYTES).includes('%%EOF'))
    throw new PdfFault('is cut off: its end is missing; copy it here again');
}
