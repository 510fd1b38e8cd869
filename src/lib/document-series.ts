import { entryOf } from './entry-of.ts';

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

/** Kinds of which one document is in force at a time, for the firm or for each strategy; the others stand side by side. */
export const kindsInForce: readonly DocumentKind[] = [
  'disclosure-document',
  'investor-charter',
  'complaints-data',
  'factsheet',
  'performance-report',
];

/** As much of a document as says where it belongs. */
export interface Listed {
  id: string;
  data: { kind: DocumentKind; strategy?: string | undefined; replaces?: string | undefined; date: Date };
}

/** A document with those whose place it took. */
export interface Series<Entry extends Listed> {
  current: Entry;
  /** The latest first. */
  earlier: Entry[];
  /** Name, without ending, at which the newest is always found. */
  latestName: string;
}

/** “EmergingMoat” → “emerging-moat”. */
const dashed = (id: string) => id.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/**
 * Name of the address that never changes: the kind, or the strategy and the kind, where one document is in force at a
 * time; otherwise the id of the first version.
 */
function latestNameOf({ data }: Listed, first: Listed): string {
  if (!kindsInForce.includes(data.kind)) return first.id;
  return data.strategy === undefined ? data.kind : `${dashed(data.strategy)}-${data.kind}`;
}

/** The document and those before it, newest first; a ring of documents that replace one another is cut. */
function chainFrom<Entry extends Listed>(entry: Entry, all: ReadonlyMap<string, Entry>): Entry[] {
  const chain = new Set([entry]);
  // A set is walked in the order in which it grows.
  for (const { data } of chain) {
    const before = data.replaces === undefined ? undefined : all.get(data.replaces);
    if (before) chain.add(before);
  }
  return [...chain];
}

/** All documents, each with its earlier versions, in the order of those that are current. */
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
 * The current version of the document that had this id: itself, unless another has taken its place.
 *
 * @throws an error that lists the ids there are, where none has this one
 */
export const currentVersion = <Entry extends Listed>(entries: readonly Entry[], id: string): Entry =>
  seriesOf(entries).find(({ current, earlier }) => [current, ...earlier].some((entry) => entry.id === id))?.current ??
  entryOf(entries, id, 'document');
