import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { idOfRecord, isRecordFile } from './read-record.ts';
import { readMonths, recordFiles } from './read-records.ts';

/** Puts one record into the store; in the dev server one that cannot be read leaves the others as they are. */
async function loadRecord(file: string, root: string, context: LoaderContext): Promise<void> {
  const id = idOfRecord(file);
  try {
    const months = readMonths(root, file);
    const data = await context.parseData({ id, data: { months }, filePath: path.join(root, file) });
    context.store.set({ id, data, filePath: file, digest: context.generateDigest({ months }) });
  } catch (error) {
    if (context.watcher === undefined) throw error;
    context.logger.error(error instanceof Error ? error.message : String(error));
  }
}

/** The records of content/performance, one a CSV file. What is wrong in them the checks of all content have told. */
export const records = (): Loader => ({
  name: 'records',
  load: async (context) => {
    const root = fileURLToPath(context.config.root);
    const files = recordFiles(root);
    const ids = new Set(files.map(idOfRecord));
    for (const id of context.store.keys()) if (!ids.has(id)) context.store.delete(id);
    await Promise.all(files.map((file) => loadRecord(file, root, context)));
    const pathOf = (changed: string) => path.relative(root, changed).replaceAll(path.sep, '/');
    const reload = (changed: string) => {
      if (isRecordFile(pathOf(changed))) void loadRecord(pathOf(changed), root, context);
    };
    context.watcher?.on('change', reload);
    context.watcher?.on('add', reload);
    context.watcher?.on('unlink', (changed) => {
      if (isRecordFile(pathOf(changed))) context.store.delete(idOfRecord(pathOf(changed)));
    });
  },
});
