import { existsSync } from 'node:fs';
import { forgetOthers } from '../../integrations/kept-files.ts';
import { filesOf } from './examine-pdf.ts';
import { cacheFolder, readLibrary } from './read-library.ts';

/** Deletes what is kept of PDFs that the library has no more, and of their earlier bytes. */
export async function forgetOldPdfs(root: string): Promise<void> {
  const folder = cacheFolder(root);
  if (!existsSync(folder)) return;
  const { pdfs } = await readLibrary(root);
  const names = [...pdfs.values()].flatMap((pdf) => (pdf instanceof Error ? [] : filesOf(pdf.preview.name)));
  forgetOthers(folder, new Set(names));
}
