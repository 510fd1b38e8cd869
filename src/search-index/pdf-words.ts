import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { withoutRunningLines } from './running-lines.ts';

let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

/** All words of a PDF but its running heads, page after page, with every run of white space as one space. */
export async function pdfWords(path: string): Promise<string> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(await readFile(path));
  try {
    return withoutRunningLines([...document.pages()].map((page) => page.getText()))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  } finally {
    document.destroy();
  }
}
