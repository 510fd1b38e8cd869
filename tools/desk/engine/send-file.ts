import type { PdfFolder } from '../../../src/lib/pdf-folders.ts';

/** What a field of a file holds: a picture beside the entry, or a PDF of the site. */
export type FileKind = 'picture' | 'pdf';

/** What a field says once a file was sent, and what was told of it; without a path nothing was kept. */
export interface SentFile {
  path?: string;
  words: string;
}

/** Sends a file to where the checks look for it. @param folder of a PDF */
export async function sendFile(kind: FileKind, file: File, folder: PdfFolder): Promise<SentFile> {
  const [, collection = ''] = /\/collection\/([^/]+)/.exec(location.pathname) ?? [];
  const query = new URLSearchParams({ collection, folder, name: file.name });
  try {
    const answer = await fetch(`/desk/api/${kind}?${query.toString()}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    });
    return (await answer.json()) as SentFile;
  } catch {
    return { words: 'The file could not be sent: the desk does not answer. Start it again with npm run desk.' };
  }
}
