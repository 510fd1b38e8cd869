import type { ContentTree } from '../../collections/loader/content-tree.ts';
import { entriesOf, filesIn } from '../../collections/loader/read-collection.ts';
import type { Pdf } from '../../collections/schemas/pdf.ts';
import { isAsMade, readMadeDocuments } from '../../collections/made-documents.ts';
import { examinePdf } from './examine-pdf.ts';
import { PdfFault } from './pdf-fault.ts';

/** The facts of the PDFs below public/, keyed by their paths there. */
export type Library = Awaited<ReturnType<typeof readLibrary>>;

/**
 * Reads the PDFs that content/documents names.
 *
 * @throws an error that names a file which cannot be read; faults of the PDFs are part of the result
 */
export async function readLibrary(root: string, tree: ContentTree) {
  const madeDocuments = readMadeDocuments(root);
  const pdfs = new Map<string, Pdf | PdfFault>();
  // One after the other, so that at most one document is in memory.
  for (const { file } of entriesOf(filesIn(tree), 'documents').map(({ data }) => data)) {
    if (!tree.sizes.has(`public/${file}`)) continue;
    try {
      pdfs.set(file, await examinePdf(root, file));
    } catch (fault) {
      if (!(fault instanceof PdfFault)) throw fault;
      pdfs.set(file, fault);
    }
  }
  return {
    /** The facts or the fault of each PDF that an entry names. */
    pdfs,
    /** Whether a PDF was generated, and has not been changed since. */
    isAsMade: (file: string) => isAsMade(root, file, madeDocuments),
  };
}
