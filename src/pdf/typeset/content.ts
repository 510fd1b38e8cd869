import { readTree } from '../../collections/loader/content-tree.ts';
import { allEntries, type Entry, filesIn, recordsIn } from '../../collections/loader/read-collection.ts';
import { buildDate } from '../../lib/build-date.ts';
import { entryOf } from '../../lib/entry-of.ts';
import { isHeldBack } from '../../lib/held-back.ts';
import { approachRecord } from '../../lib/returns/approach-record.ts';

/** What documents are made from, without what visitors do not see yet. The checks have passed over it. */
export function readContent(root: string) {
  const tree = readTree(root);
  const entries = allEntries(filesIn(tree));
  const now = buildDate();
  const shown = <Data extends object>(all: Entry<Data>[]) => all.filter(({ data }) => !isHeldBack(data, now));
  const inOrder = <Data extends { order: number }>(all: Entry<Data>[]) =>
    shown(all).sort((a, b) => a.data.order - b.data.order);
  const approaches = [...inOrder(entries.strategies), ...inOrder(entries.funds)];
  const months = new Map(recordsIn(tree).map(({ id, rows }) => [id, rows]));
  return {
    ...entries,
    settings: entryOf(entries.settings, 'settings').data,
    complaints: entryOf(entries.complaints, 'complaints').data,
    communiques: shown(entries.communiques),
    approaches,
    records: approaches.flatMap(({ id, data }) => approachRecord(id, data, months.get(id)) ?? []),
  };
}

export type Content = ReturnType<typeof readContent>;
