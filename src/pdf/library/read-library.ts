import type { ContentTree } from '../../collections/loader/content-tree.ts';
import { entriesOf, filesIn } from '../../collections/loader/read-collection.ts';
import type { Pdf } from '../../collections/schemas/pdf.ts';
import { isAsMade, readMadeDocuments } from '../../collections/made-record.ts';
import { examinePdf } from './examine-pdf.ts';
import { PdfFault } from './pdf-fault.ts';

/** What is known of the PDFs below public/, by their paths there. */
export type Library = Awaited<ReturnType<typeof readLibrary>>;

/**
 * Looks at the PDFs that content/documents names.
 *
 * @throws an error that names the file, should the disk fail; faults of the PDFs are part of the result
 */
export async function readLibrary(root: string, tree: ContentTree) {
  const record = readMadeDocuments(root);
  const pdfs = new Map<string, Pdf | PdfFault>();
  // One after the other, so that one document at most is in memory.
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
    /** What each that an entry names says of itself, or what is wrong with it. */
    pdfs,
    /** Whether a build has made it, and nobody has changed it since. */
    isAsMade: (file: string) => isAsMade(root, file, record),
  };
}
