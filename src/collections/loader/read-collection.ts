import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'astro/zod';
import { memoizeByObject } from '../../lib/memoize.ts';
import {
  type CollectionName,
  collectionNames,
  collectionOf,
  type collections,
  placeOf,
} from '../schemas/collections.ts';
import { type ContentTree, filesBelow, readTree } from './content-tree.ts';
import { type ContentFile, decode, readContentFile } from './read-file.ts';
import { idOfRecord, isRecordFile, isWhole, readRecord } from './read-record.ts';

type FactsOf<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>;

/** An entry whose fields are valid under its schema. */
export type Entry<Facts> = ContentFile & { data: Facts };

/** The file and line of a field, or of its nearest existing parent: “content/pages/Tax.mdx:12”. */
export const at = ({ file, source }: ContentFile, ...field: PropertyKey[]) => `${file}:${source.lineOf(field)}`;

/** The readable files of content/, in the order of their paths. */
export const filesIn = (tree: ContentTree): ContentFile[] =>
  [...tree.texts].flatMap(([path, bytes]) => readContentFile(path, bytes).entry ?? []);

const validEntryOf = memoizeByObject((file: ContentFile): Entry<unknown> | undefined => {
  const { success, data } = collectionOf(file.collection).schema.safeParse(file.source.data);
  return success ? { ...file, data } : undefined;
});

/** The entries of a collection among the files, without those whose fields have mistakes. */
export const entriesOf = <Name extends CollectionName>(files: readonly ContentFile[], name: Name) =>
  files.flatMap((file) => (file.collection === name ? ((validEntryOf(file) ?? []) as Entry<FactsOf<Name>>) : []));

/**
 * The records of a tree, as they were typed, each with the id of its approach. Files that cannot be decoded are
 * skipped; `readContentFile` reports them.
 */
export const recordsIn = memoizeByObject((tree: ContentTree) =>
  [...tree.texts].flatMap(([file, bytes]) => {
    const text = isRecordFile(file) && decode(bytes, file);
    return typeof text === 'string' ? [{ file, id: idOfRecord(file), ...readRecord(file, text) }] : [];
  }),
);

export type RecordFile = ReturnType<typeof recordsIn>[number];

/** The entries of one collection below a project’s root, without invalid files; reads no other files. */
export const readCollection = <Name extends CollectionName>(root: string, name: Name) => {
  const files = filesBelow(root, 'content').filter((file) => placeOf(file)?.collection === name);
  return entriesOf(
    files.flatMap((file) => readContentFile(file, readFileSync(path.join(root, file))).entry ?? []),
    name,
  );
};

/** All of content/ below a project’s root, without invalid files, which only the checks report. */
export function readContent(root: string) {
  const tree = readTree(root);
  const files = filesIn(tree);
  const entries = Object.fromEntries(collectionNames.map((name) => [name, entriesOf(files, name)])) as {
    [Name in CollectionName]: Entry<FactsOf<Name>>[];
  };
  const records = recordsIn(tree).filter((record) => isWhole(record) && record.rows.length > 0);
  const right = new Set([...Object.values(entries).flat(), ...records].map(({ file }) => file));
  return {
    ...entries,
    files,
    approaches: [...entries.strategies, ...entries.funds],
    records,
    /** Files with invalid fields or rows, which are not among the entries. */
    unread: [...tree.texts.keys()].filter((file) => !right.has(file)),
  };
}

export type Content = ReturnType<typeof readContent>;
