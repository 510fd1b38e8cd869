import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';

const library = PDFiumLibrary.init();

/** The results of reading each page of a PDF. */
export async function readPages<Read>(pdf: Uint8Array, read: (page: PDFiumPage) => Read | Promise<Read>) {
  const document = await (await library).loadDocument(pdf);
  try {
    const found: Read[] = [];
    for (const page of document.pages()) found.push(await read(page));
    return found;
  } finally {
    document.destroy();
  }
}

/** The text of each page of a PDF, with white space collapsed. */
export const pagesOfPdf = (pdf: Uint8Array): Promise<string[]> =>
  readPages(pdf, (page) => page.getText().replaceAll(/\s+/g, ' '));
