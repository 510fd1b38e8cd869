import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { collectionOf, type CollectionName, placeOf } from '../schemas/collections.ts';
import { checkFields } from './check-fields.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import type { Fields } from '../../lib/fields-of.ts';
import { filesBelow } from './content-tree.ts';
import { parseEntrySource } from './entry-source.ts';
import { idOfRecord, isRecordFile, isWhole, readRecord } from './read-record.ts';

/** Adds fields to an entry that nobody types, read from the files in public/. */
export type Completion = (typed: Fields, root: string) => Promise<Fields>;

/** Reads the fields of a file, and the text below them if there is one; undefined for a file with mistakes. */
type Read = (file: string, root: string) => Promise<{ fields: Fields; text?: string } | undefined>;

/** Loads files into Astro’s store, and watches them in the dev server, where an unreadable one is only logged. */
const loaderOf = (idOf: (file: string) => string | undefined, read: Read, isFromPublic = false): Loader => ({
  name: 'content-entries',
  load: async (context) => {
    const { config, store, watcher, logger } = context;
    const root = fileURLToPath(config.root);
    const loadFile = async (file: string): Promise<void> => {
      const id = idOf(file);
      if (id === undefined) return;
      const found = await read(file, root);
      if (found === undefined) {
        // The dev server lists the mistakes instead of pages. A build has checked the file; it was saved again since.
        if (watcher) return;
        throw new Error(`${file} has mistakes, which npm run check:content explains.`);
      }
      const { fields, text } = found;
      const data = await context.parseData({ id, data: fields, filePath: path.join(root, file) });
      const body = text === undefined ? {} : { body: text, deferredRender: true };
      // A digest of the parsed data: the store outlives a build, and a new schema may parse the same file differently.
      store.set({ id, data, filePath: file, digest: context.generateDigest({ data, text }), ...body });
    };
    const loadOrLog = (file: string) =>
      loadFile(file).catch((error: unknown) => {
        logger.error(`${file} could not be read: ${reasonOf(error)}`);
      });
    const all = () => filesBelow(root, 'content').filter((file) => idOf(file) !== undefined);
    const files = all();
    const ids = new Set(files.map(idOf));
    // Deleted at once: a collection that never had an entry does not exist, and Astro warns of it at each query.
    if (files.length === 0) store.set({ id: 'none', data: {} });
    for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
    await Promise.all(files.map(watcher ? loadOrLog : loadFile));
    // One after the other, so that the last version read is the one stored.
    let done = Promise.resolve();
    watcher?.on('all', (event, changed) => {
      const file = path.relative(root, changed).replaceAll(path.sep, '/');
      const id = idOf(file);
      done = done.then(async () => {
        if (event === 'unlink' && id !== undefined) store.delete(id);
        else if (id !== undefined) await loadOrLog(file);
        else if (isFromPublic && file.startsWith('public/')) for (const each of all()) await loadOrLog(each);
      });
    });
  },
});

/**
 * The files of a collection below `content/`. Ids keep the case of the file names (they are addresses), and dates reach
 * the schema as they were typed. Mistakes are reported by src/integrations.
 */
export function entries(name: CollectionName, complete?: Completion): Loader {
  const { ending, schema } = collectionOf(name);
  const idOf = (file: string) => (placeOf(file)?.collection === name ? placeOf(file)?.id : undefined);
  const read: Read = async (file, root) => {
    const source = parseEntrySource(await readFile(path.join(root, file), 'utf8'), ending);
    if (checkFields(source, schema, file).length > 0) return undefined;
    const typed = source.data as Fields;
    const fields = (await complete?.(typed, root)) ?? typed;
    return { fields, ...(ending === 'mdx' && { text: source.body }) };
  };
  return loaderOf(idOf, read, complete !== undefined);
}

/** The records of content/performance, one per CSV file. */
export const records = (): Loader =>
  loaderOf(
    (file) => (isRecordFile(file) ? idOfRecord(file) : undefined),
    async (file, root) => {
      const record = readRecord(file, await readFile(path.join(root, file), 'utf8'));
      if (!isWhole(record)) return undefined;
      return { fields: { months: record.rows.map(({ month, net, benchmark }) => ({ month, net, benchmark })) } };
    },
  );
