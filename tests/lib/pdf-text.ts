import { PDFiumLibrary } from '@hyzyla/pdfium';

const library = PDFiumLibrary.init();

/** The words of each page of a PDF, with every run of white space as one space. */
export async function pagesOfPdf(pdf: Uint8Array): Promise<string[]> {
  const document = await (await library).loadDocument(pdf);
  try {
    return [...document.pages()].map((page) => page.getText().replaceAll(/\s+/g, ' '));
  } finally {
    document.destroy();
  }
}
