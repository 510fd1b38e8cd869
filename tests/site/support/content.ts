import { join } from 'node:path';
import { readEntrySource } from '../../../src/collections/loader/entry-source.ts';
import { contentFiles, idOf, root } from '../../lib/content-files.ts';

export { settings } from '../../lib/content-files.ts';

/** The entries of a folder of content/ as they are typed; `id` is the file's name. */
export const entriesOf = (folder: string) =>
  contentFiles
    .filter((file) => file.startsWith(`content/${folder}/`) && /\.(mdx|yaml)$/.test(file))
    .map((file) => ({ id: idOf(file), source: readEntrySource(join(root, file)) }))
    .map(({ id, source: { data, texts } }) => ({ id, texts, data: data as Record<string, unknown> }));
