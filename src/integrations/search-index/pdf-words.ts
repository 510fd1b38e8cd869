import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';

let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

/** “1 of 5”, as our own papers number their pages: no words that anybody looks for. */
const pageNumber = /^\s*\d+ of \d+\s/;

/** All words of a PDF, page after page, with every run of white space as one space. */
export async function pdfWords(path: string): Promise<string> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(await readFile(path));
  try {
    return [...document.pages()]
      .map((page) => page.getText().replace(pageNumber, ''))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  } finally {
    document.destroy();
  }
}
