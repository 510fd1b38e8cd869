import { PDFiumDocument, PDFiumModule } from '@hyzyla/pdfium';
import { checkShape, PdfFault } from './pdf-fault.ts';

/** A drawn page: four bytes per pixel (red, green, blue, opaque alpha), row by row. */
export type Drawing = Awaited<ReturnType<typeof drawFirstPage>>;

/** The package’s types lack three functions, its README most of what is used here: docs/upstream/pdfium-types.md. */
type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & {
  _FPDF_GetMetaText: (document: number, tag: number, buffer: number, length: number) => number;
  _FPDFCatalog_IsTagged: (document: number) => number;
  _FPDF_GetSecurityHandlerRevision: (document: number) => number;
};

// Numbers from PDFium's public headers: fpdfview.h.
const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;
const NO_SECURITY = -1;

let library: Promise<Pdfium> | undefined;

/** Compiled when the first PDF is opened, because a build without new PDFs does not need it. */
const loadLibrary = () =>
  (library ??= PDFiumModule({}).then((loaded) => {
    loaded._FPDF_InitLibraryWithConfig({ version: 2 });
    return loaded as Pdfium;
  }));

/**
 * Opens a PDF, reads the text of each page, and draws the first as large as the box allows. PDFium holds its bytes until
 * the promise settles.
 *
 * @param box maximum size of the drawing, in pixels
 * @throws a PdfFault for a file that a visitor could not open and read
 */
export async function openPdf(file: Buffer, box: { width: number; height: number }) {
  checkShape(file);
  const pdfium = await loadLibrary();
  const held = pdfium.wasmExports.malloc(file.length);
  pdfium.HEAPU8.set(file, held);
  const opened = pdfium._FPDF_LoadMemDocument(held, file.length, 0);
  const document = new PDFiumDocument({ module: pdfium, documentIdx: opened, documentPtr: held });
  try {
    const isEncrypted =
      opened === 0
        ? [PASSWORD_ERROR, SECURITY_ERROR].includes(pdfium._FPDF_GetLastError())
        : pdfium._FPDF_GetSecurityHandlerRevision(opened) !== NO_SECURITY;
    if (isEncrypted) throw new PdfFault('is encrypted: save it without a password and without restrictions');
    if (opened === 0) throw new PdfFault('does not open: it is damaged; make it again or copy it here again');
    const pages = document.getPageCount();
    if (pages < 1) throw new PdfFault('is empty: it has no page');
    return {
      bytes: file.length,
      pages,
      title: readTitle(pdfium, opened),
      // Whether it has the structure that screen readers need.
      tagged: pdfium._FPDFCatalog_IsTagged(opened) === 1,
      firstPage: await drawFirstPage(document, box),
      texts: [...document.pages()].map((page) => page.getText()),
    };
  } finally {
    document.destroy();
  }
}

/** The PDF’s own title; empty if it has none. */
function readTitle(pdfium: Pdfium, document: number): string {
  const name = Buffer.from('Title\0');
  const held = pdfium.wasmExports.malloc(name.length);
  pdfium.HEAPU8.set(name, held);
  const length = pdfium._FPDF_GetMetaText(document, held, 0, 0);
  const text = pdfium.wasmExports.malloc(Math.max(1, length));
  pdfium._FPDF_GetMetaText(document, held, text, length);
  const title = Buffer.from(pdfium.HEAPU8.subarray(text, text + length)).toString('utf16le');
  pdfium.wasmExports.free(text);
  pdfium.wasmExports.free(held);
  return title.replaceAll('\0', '').trim();
}

async function drawFirstPage(document: PDFiumDocument, box: { width: number; height: number }) {
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (originalWidth === 0) throw new PdfFault('does not open: its first page cannot be read');
  const scale = Math.min(box.width / originalWidth, box.height / originalHeight);
  const width = Math.max(1, Math.round(originalWidth * scale));
  const height = Math.max(1, Math.round(originalHeight * scale));
  const { data } = await page.render({ width, height });
  return { width, height, pixels: data };
}
