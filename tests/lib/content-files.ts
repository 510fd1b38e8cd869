import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { z } from 'astro/zod';
import { readEntrySource } from '../../src/collections/loader/entry-source.ts';
import { collections } from '../../src/collections/schemas/collections.ts';

/** Folder of the project. */
export const root = resolve(import.meta.dirname, '../..');

const content = join(root, 'content');

export type Collection = keyof typeof collections;

type Schemas = { [Name in Collection]: (typeof collections)[Name]['schema'] };

/** The schema of each collection; a picture is the text of its path. */
export const schemas = Object.fromEntries(
  Object.entries(collections).map(([name, { schema }]) => [name, schema]),
) as Schemas;

/** Every file below content/, as a path from the project’s root. */
export const contentFiles = readdirSync(content, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .sort();

/** Path from the project’s root of each file of a collection. */
export const filesOf = (collection: Collection) =>
  contentFiles.filter((file) => file === `content/${collection}.yaml` || file.startsWith(`content/${collection}/`));

/** Id of an entry: its file’s name. */
export const idOf = (file: string) => file.replace(/^.*\//, '').replace(/\.[^.]+$/, '');

/** Entries of a collection as the site sees them: checked, with dates read and defaults filled in. */
export function entriesOf<Name extends Collection>(collection: Name) {
  return filesOf(collection).map((file) => ({
    id: idOf(file),
    file,
    data: schemas[collection].parse(readEntrySource(join(root, file)).data) as z.output<(typeof schemas)[Name]>,
  }));
}

/** The entry of a collection that is one file. */
export function only<Name extends Collection>(collection: Name) {
  const [entry] = entriesOf(collection);
  if (entry === undefined) throw new Error('The file is missing.');
  return entry.data;
}

/** content/settings.yaml. */
export const settings = only('settings');

/** content/navigation.yaml. */
export const navigation = only('navigation');
