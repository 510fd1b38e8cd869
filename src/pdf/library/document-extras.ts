import { join } from 'node:path';
import type { EntryExtras } from '../../collections/loader/entries.ts';
import { examineOnce } from './read-library.ts';

/** Entries of content/documents have what the build has read from each PDF. */
export const documentExtras: EntryExtras = {
  isFromPublic: true,
  complete: async (data, { root }) => {
    const pdf = await examineOnce(join(root, 'public', String(data['file'])), root);
    if (pdf instanceof Error) throw new Error(`public/${String(data['file'])} ${pdf.message}`);
    return { ...data, pdf };
  },
};
