import { join } from 'node:path';
import { readEntrySource } from '../../../src/collections/loader/entry-source.ts';
import { contentFiles, idOf, root } from '../../lib/content-files.ts';

export { settings } from '../../lib/content-files.ts';

/** Strategies and funds, each with the file of its factsheet. */
export const approaches = () =>
  [...entriesOf('strategies'), ...entriesOf('funds')].map(({ id, data }) => ({
    id,
    data,
    name: String(data['name']),
    factsheet: String(entriesOf('documents').find((document) => document.id === data['factsheet'])?.data['file']),
  }));

/** The entries of a folder of content/ as they are typed; `id` is the file's name. */
export const entriesOf = (folder: string) =>
  contentFiles
    .filter((file) => file.startsWith(`content/${folder}/`) && /\.(mdx|yaml)$/.test(file))
    .map((file) => ({ id: idOf(file), source: readEntrySource(join(root, file)) }))
    .map(({ id, source: { data, texts } }) => ({ id, texts, data: data as Record<string, unknown> }));
