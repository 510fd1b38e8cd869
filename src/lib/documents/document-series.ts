import { entryOf } from '../entry-of.ts';

/** Kinds of documents, in the order in which the library shows them. */
export const documentKinds = [
  'disclosure-document',
  'investor-charter',
  'complaints-data',
  'factsheet',
  'performance-report',
  'portfolio',
  'paper',
  'article',
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Kinds with one document in force at a time, for the firm or for each strategy; documents of other kinds coexist. */
export const kindsInForce: readonly DocumentKind[] = [
  'disclosure-document',
  'investor-charter',
  'complaints-data',
  'factsheet',
  'performance-report',
];

/** The parts of a document that determine its place in the library. */
export interface Listed {
  id: string;
  data: { kind: DocumentKind; strategy?: string | undefined; replaces?: string | undefined; date: Date };
}

/** A document with the earlier versions that it replaced. */
export interface Series<Entry extends Listed> {
  current: Entry;
  /** The latest first. */
  earlier: Entry[];
  /** File name, without extension, under which the newest is always found. */
  latestName: string;
}

/** “EmergingMoat” → “emerging-moat”. */
const dashed = (id: string) => id.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/**
 * File name in the permanent address: the kind, or the strategy and the kind, if only one document is in force at a
 * time; otherwise the id of the first version.
 */
function latestNameOf({ data }: Listed, first: Listed): string {
  if (!kindsInForce.includes(data.kind)) return first.id;
  return data.strategy === undefined ? data.kind : `${dashed(data.strategy)}-${data.kind}`;
}

/** The document and its earlier versions, newest first; a cycle of documents that replace one another is broken. */
function chainFrom<Entry extends Listed>(entry: Entry, all: ReadonlyMap<string, Entry>): Entry[] {
  const chain = new Set([entry]);
  // Iterating over a set includes what is added on the way.
  for (const { data } of chain) {
    const before = data.replaces === undefined ? undefined : all.get(data.replaces);
    if (before) chain.add(before);
  }
  return [...chain];
}

/** All documents, each with its earlier versions, in the order of the current ones. */
export function seriesOf<Entry extends Listed>(entries: readonly Entry[]): Series<Entry>[] {
  const all = new Map(entries.map((entry) => [entry.id, entry]));
  const replaced = new Set(entries.map(({ data }) => data.replaces));
  return entries
    .filter(({ id }) => !replaced.has(id))
    .map((current) => {
      const chain = chainFrom(current, all);
      return { current, earlier: chain.slice(1), latestName: latestNameOf(current, chain.at(-1) ?? current) };
    });
}

/**
 * The current version of the document with this id: itself, unless another has replaced it.
 *
 * @throws an error that lists the existing ids, if there is no such document
 */
export const currentVersion = <Entry extends Listed>(entries: readonly Entry[], id: string): Entry =>
  seriesOf(entries).find(({ current, earlier }) => [current, ...earlier].some((entry) => entry.id === id))?.current ??
  entryOf(entries, id, 'document');
