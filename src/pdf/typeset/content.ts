import { type Entry, readContent } from '../../collections/loader/read-collection.ts';
import { buildDate } from '../../lib/build-date.ts';
import { entryOf } from '../../lib/entry-of.ts';
import { isUnpublishedAt } from '../../lib/unpublished.ts';
import { approachRecord } from '../../lib/returns/approach-record.ts';

/** The content that documents are made from, without what visitors cannot see yet. It has passed the checks. */
export function shownContent(root: string) {
  const content = readContent(root);
  const now = buildDate();
  const shown = <Data extends object>(all: Entry<Data>[]) => all.filter(({ data }) => !isUnpublishedAt(data, now));
  const inOrder = <Data extends { order: number }>(all: Entry<Data>[]) =>
    shown(all).sort((a, b) => a.data.order - b.data.order);
  const approaches = [...inOrder(content.strategies), ...inOrder(content.funds)];
  const months = new Map(content.records.map(({ id, rows }) => [id, rows]));
  return {
    ...content,
    settings: entryOf(content.settings, 'settings').data,
    complaints: entryOf(content.complaints, 'complaints').data,
    communiques: shown(content.communiques),
    approaches,
    records: approaches.flatMap(({ id, data }) => approachRecord(id, data, months.get(id)) ?? []),
  };
}

export type ShownContent = ReturnType<typeof shownContent>;
