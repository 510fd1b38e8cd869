import { join } from 'node:path';
import type { Completion } from '../../collections/loader/entries.ts';
import { cacheFolder, examinePdf } from './examine-pdf.ts';

/** Entries of content/documents have what the build has read from each PDF. */
export const withPdf: Completion = async (typed, root) => ({
  ...typed,
  pdf: await examinePdf(join(root, 'public', String(typed['file'])), cacheFolder(root)),
});
