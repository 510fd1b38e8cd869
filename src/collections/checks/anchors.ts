import { changesOfApproach, changesOfDocuments } from '../../lib/documents/change-log.ts';
import { fieldNames } from '../../lib/firm/message-fields.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import { approachRecord } from '../../lib/returns/approach-record.ts';
import { rollingCharts } from '../../lib/returns/charts.ts';
import { lastDay } from '../../lib/returns/record.ts';
import { performanceAnchor, routes } from '../../lib/routes.ts';
import { entriesOf, recordsIn } from '../loader/read-collection.ts';
import { sectionsIn } from '../loader/read-body.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { collectionOf } from '../schemas/collections.ts';
import { ofLongRecord, ofRecord, placesAround } from './reserved-ids.ts';
import type { Site } from './site.ts';

/** Sections whose text a page shows without an anchor; a test compares this with the built pages. */
const withoutAnchor = new Map([
  ['Home', ['legacy', 'closing']],
  ['Information', ['mail']],
  ['ComplaintsData', ['resolved', 'pending', 'average']],
]);

/** Reserved ids that a page has only if it has something to show there. */
const sometimes = new Set([
  ...['contents', 'footnote-label', 'sources-in-law', 'people', 'fee-result', 'of-a-year'],
  ...[...ofRecord, ...ofLongRecord],
  ...[...fieldNames, 'whatsapp-panel', 'whatsapp-title'],
]);

const ofEntry = memoizeByObject(({ collection, id: name, body, source }: ContentFile): string[] => {
  const has = (...fields: string[]) => source.texts.some(({ path }) => fields.includes(String(path[0])));
  return [
    ...placesAround(collection, name).filter((id) => !sometimes.has(id) && !withoutAnchor.get(name)?.includes(id)),
    ...(has('sources') ? ['sources-in-law'] : []),
    ...(has('managers', 'standIn', 'principalsInvestment', 'dealingPolicy') ? ['people'] : []),
    ...[...sectionsIn(body), ...body.headings].map(({ id }) => id),
  ];
});

/** Strategies and funds, each with its record’s months, if any, and its ids in the change log; those of documents. */
const factsOf = memoizeByObject((site: Site) => {
  const rows = new Map(recordsIn(site.tree).map((record) => [record.id, record.rows]));
  const approaches = site.approaches.map((entry) => ({
    entry,
    months: approachRecord(entry.id, entry.data, rows.get(entry.id))?.months,
    changes: changesOfApproach(entry).map(({ id }) => id),
  }));
  const team = entriesOf(site.entries, 'team').filter((member) => !site.isHidden(member));
  const hasCommittee = team.some(({ data }) => data.committee);
  return { approaches, hasCommittee, documentChanges: changesOfDocuments(site.series).map(({ id }) => id) };
});

/** The anchors of a page, each with its content file if the page lists several and the anchor belongs to one. */
export function anchorsOf(page: string, site: Site): ReadonlyMap<string, ContentFile | undefined> {
  const { approaches, hasCommittee, documentChanges } = factsOf(site);
  const entry = site.addresses.get(page);
  const anchors = new Map<string, ContentFile | undefined>();
  const add = (ids: readonly string[], file?: ContentFile) => {
    for (const id of ids) anchors.set(id, file);
  };
  add(entry ? ofEntry(entry) : ['main']);
  const [settings] = entriesOf(site.entries, 'settings');
  if (page === routes.feeCalculator && settings && !settings.data.calculator.feePlans) anchors.delete('plans');
  const isBare = entry?.source.texts.every(({ path }) => path[0] !== 'buttons');
  if (page === routes.strategies && isBare) anchors.delete('factsheets');
  if (entry?.id === 'Home' && !hasCommittee) anchors.delete('committee');
  for (const file of site.entries) if (collectionOf(file.collection).shownOn === page) add([file.id], file);
  if (page === routes.changes) add(documentChanges);
  for (const { entry: approach, months, changes } of approaches) {
    if (page === routes.changes) add(changes, approach);
    if (months === undefined) continue;
    if (page === routes.performance) add([performanceAnchor(lastDay(months))]);
    if (page === routes.performance) add([approach.id], approach);
    if (approach.file === entry?.file) add([...ofRecord, ...rollingCharts(months, '').map(({ id }) => id)]);
  }
  return anchors;
}
