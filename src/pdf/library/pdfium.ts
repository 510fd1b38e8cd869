import { readFileSync } from 'node:fs';
import { PDFiumModule } from '@hyzyla/pdfium';
import { checkShape, PdfFault } from './pdf-fault.ts';

/** A drawn page: four bytes a pixel, red, green, blue and an opaque fourth, row after row. */
export type Drawing = ReturnType<typeof drawFirstPage>;

/** The package's types leave out three functions that its library has. */
type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & {
  _FPDF_GetMetaText: (document: number, tag: number, buffer: number, length: number) => number;
  _FPDFCatalog_IsTagged: (document: number) => number;
  _FPDF_GetSecurityHandlerRevision: (document: number) => number;
};

// Numbers from PDFium's public headers: fpdfview.h.
const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;
const NO_SECURITY = -1;
const RGBA = 4;
const WITH_ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;
const WHITE = 0xffffffff;

let library: Promise<Pdfium> | undefined;

/** Compiled when the first PDF is opened: a build in which no PDF is new does without it. */
function loadLibrary(): Promise<Pdfium> {
  library ??= PDFiumModule({}).then((loaded) => {
    loaded._FPDF_InitLibraryWithConfig({ version: 2 });
    return loaded as Pdfium;
  });
  return library;
}

/**
 * Opens a PDF and draws its first page as large as the box allows. The file leaves PDFium's memory before the promise is
 * kept, so that memory is needed for one document, however many are opened.
 *
 * @param path where the file lies
 * @param box the most that the drawing may measure, in pixels
 * @throws a PdfFault for a file that a visitor could not open and read
 */
export async function openPdf(path: string, box: { width: number; height: number }) {
  const pdfium = await loadLibrary();
  const file = readFileSync(path);
  checkShape(file);
  const held = pdfium.wasmExports.malloc(file.length);
  try {
    pdfium.HEAPU8.set(file, held);
    const document = pdfium._FPDF_LoadMemDocument(held, file.length, 0);
    return { bytes: file.length, ...readDocument(pdfium, document, box) };
  } finally {
    pdfium.wasmExports.free(held);
  }
}

/** What a PDF says of itself. */
function readDocument(pdfium: Pdfium, document: number, box: { width: number; height: number }) {
  if (document === 0) throw openingFault(pdfium._FPDF_GetLastError());
  try {
    if (pdfium._FPDF_GetSecurityHandlerRevision(document) !== NO_SECURITY) throw openingFault(SECURITY_ERROR);
    const pages = pdfium._FPDF_GetPageCount(document);
    if (pages < 1) throw new PdfFault('is empty: it has no page');
    return {
      pages,
      title: readTitle(pdfium, document),
      // Whether it has the structure that screen readers need.
      tagged: pdfium._FPDFCatalog_IsTagged(document) === 1,
      firstPage: drawFirstPage(pdfium, document, box),
    };
  } finally {
    pdfium._FPDF_CloseDocument(document);
  }
}

function openingFault(code: number): PdfFault {
  return code === PASSWORD_ERROR || code === SECURITY_ERROR
    ? new PdfFault('is encrypted: save it without a password and without restrictions')
    : new PdfFault('does not open: it is damaged; make it again or copy it here again');
}

/** Its own title; empty where it has none. */
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

function drawFirstPage(pdfium: Pdfium, document: number, box: { width: number; height: number }) {
  const page = pdfium._FPDF_LoadPage(document, 0);
  if (page === 0) throw new PdfFault('does not open: its first page cannot be read');
  const size = { width: pdfium._FPDF_GetPageWidth(page), height: pdfium._FPDF_GetPageHeight(page) };
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const held = pdfium.wasmExports.malloc(width * height * 4);
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, RGBA, held, width * 4);
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | RED_FIRST);
  const pixels = pdfium.HEAPU8.slice(held, held + width * height * 4);
  pdfium._FPDFBitmap_Destroy(bitmap);
  pdfium.wasmExports.free(held);
  pdfium._FPDF_ClosePage(page);
  return { width, height, pixels };
}
