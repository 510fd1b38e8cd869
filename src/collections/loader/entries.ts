import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { collectionOf, type CollectionName, placeOf } from '../schemas/collections.ts';
import { checkFields } from './check-fields.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { textPaths } from './content-tree.ts';
import { readEntrySource } from './entry-source.ts';
import { idOfRecord, isRecordFile, isWhole, readRecord } from './read-record.ts';

type Fields = Record<string, unknown>;

/** Completes the fields of an entry with those that nobody types, from what lies in public/. */
export type Completion = (typed: Fields, root: string) => Promise<Fields>;

/** What one file says, and the text below its fields if it has one; undefined for a file with mistakes. */
type Read = (file: string, root: string) => Promise<{ fields: Fields; text?: string } | undefined>;

/** Puts files into Astro's store, and follows them in the dev server, where one that cannot be read leaves the others. */
const loaderOf = (idOf: (file: string) => string | undefined, read: Read, isFromPublic = false): Loader => ({
  name: 'content-entries',
  load: async (context) => {
    const { config, store, watcher, logger } = context;
    const root = fileURLToPath(config.root);
    const load = async (file: string): Promise<void> => {
      const id = idOf(file);
      if (id === undefined) return;
      const found = await read(file, root);
      if (found === undefined) return;
      const { fields, text } = found;
      const data = await context.parseData({ id, data: fields, filePath: path.join(root, file) });
      const body = text === undefined ? {} : { body: text, deferredRender: true };
      // Of what is stored, as the store outlasts a build: another schema may make another entry of the same file.
      store.set({ id, data, filePath: file, digest: context.generateDigest({ data, text }), ...body });
    };
    const loadOrTell = (file: string) =>
      load(file).catch((error: unknown) => {
        logger.error(`${file} could not be read: ${reasonOf(error)}`);
      });
    const all = () => textPaths(root).filter((file) => idOf(file) !== undefined);
    const files = all();
    const ids = new Set(files.map(idOf));
    for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
    await Promise.all(files.map(watcher ? loadOrTell : load));
    // One after the other, so that what was read last is what is kept.
    let done = Promise.resolve();
    watcher?.on('all', (event, changed) => {
      const file = path.relative(root, changed).replaceAll(path.sep, '/');
      const id = idOf(file);
      done = done.then(async () => {
        if (event === 'unlink' && id !== undefined) store.delete(id);
        else if (id !== undefined) await loadOrTell(file);
        else if (isFromPublic && file.startsWith('public/')) for (const each of all()) await loadOrTell(each);
      });
    });
  },
});

/**
 * The files of a collection below `content/`. Ids keep the case of the file names (they are addresses), and dates reach the
 * schema as they were typed. Mistakes are told by src/integrations.
 */
export function entries(name: CollectionName, complete?: Completion): Loader {
  const { ending, schema } = collectionOf(name);
  const idOf = (file: string) => (placeOf(file)?.collection === name ? placeOf(file)?.id : undefined);
  const read: Read = async (file, root) => {
    const source = readEntrySource(path.join(root, file));
    if (checkFields(source, schema, file).length > 0) return undefined;
    const typed = source.data as Fields;
    const fields = (await complete?.(typed, root)) ?? typed;
    return { fields, ...(ending === 'mdx' && { text: source.body }) };
  };
  return loaderOf(idOf, read, complete !== undefined);
}

/** The records of content/performance, one a CSV file. */
export const records = (): Loader =>
  loaderOf(
    (file) => (isRecordFile(file) ? idOfRecord(file) : undefined),
    async (file, root) => {
      const record = readRecord(file, await readFile(path.join(root, file), 'utf8'));
      if (!isWhole(record)) return undefined;
      return { fields: { months: record.rows.map(({ month, net, benchmark }) => ({ month, net, benchmark })) } };
    },
  );
