import { join } from 'node:path';
import { seriesOf } from '../../lib/document-series.ts';
import { latestDocumentRoute, previewRoute } from '../../lib/routes.ts';
import { previewFormats } from './preview.ts';
import { cacheFolder, examineOnce, readEntries } from './read-library.ts';

/** A file that the site serves beside what lies in public/. */
export interface ServedFile {
  /** Where visitors find it. */
  address: string;
  /** Where it lies on this disk. */
  path: string;
  type: string;
}

/** Pictures of first pages, and the newest version of every document at its lasting address. */
export async function servedFiles(root: string): Promise<ServedFile[]> {
  const files: ServedFile[] = [];
  for (const { current, latestName } of seriesOf(readEntries(root))) {
    const path = join(root, 'public', current.data.file);
    files.push({ address: latestDocumentRoute(latestName), path, type: 'application/pdf' });
    const pdf = await examineOnce(path, root);
    if (pdf instanceof Error) continue;
    for (const format of previewFormats) {
      files.push({
        address: previewRoute(pdf.preview.name, format),
        path: join(cacheFolder(root), `${pdf.preview.name}.${format}`),
        type: `image/${format}`,
      });
    }
  }
  return files;
}
