import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { latestDocumentRoute, previewRoute } from '../../lib/routes.ts';
import { readPreview } from './examine-pdf.ts';
import { previewFormats } from './preview.ts';
import { cacheFolder, documentSeries, examineOnce } from './read-library.ts';

/** A file that the site serves beside what lies in public/. */
export interface ServedFile {
  /** Where visitors find it. */
  address: string;
  type: string;
  read: () => Promise<Buffer>;
}

/** Pictures of first pages, and the newest version of every document at its lasting address. */
export async function servedFiles(root: string): Promise<ServedFile[]> {
  const files: ServedFile[] = [];
  for (const { current, latestName } of documentSeries(root)) {
    const path = join(root, 'public', current.data.file);
    files.push({ address: latestDocumentRoute(latestName), type: 'application/pdf', read: () => readFile(path) });
    const pdf = await examineOnce(path, root);
    if (pdf instanceof Error) continue;
    for (const format of previewFormats) {
      const address = previewRoute(pdf.preview.name, format);
      files.push({ address, type: `image/${format}`, read: () => readPreview(path, cacheFolder(root), format) });
    }
  }
  return files;
}

/** Writes them all as files, so that any static host can serve them. @param site folder of the built site */
export async function writeServedFiles(root: string, site: string): Promise<void> {
  for (const { address, read } of await servedFiles(root)) {
    const target = join(site, decodeURI(address));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await read());
  }
}
