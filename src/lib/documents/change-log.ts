import type { DocumentKind, Listed, Series } from './document-series.ts';
import { latestDocumentRoute, entryRoute } from '../routes.ts';
import type { Manager } from '../approaches/approach-people.ts';
import { formatDate, isoDay } from '../format.ts';
import { pageParts } from '../pages/page-parts.ts';
import type { Correction } from '../returns/approach-record.ts';
import { monthName, monthOf } from '../returns/months.ts';
import { type RecordChange, recordWords } from '../returns/record.ts';
import { isSpecimen } from '../specimen.ts';

/** What a change is about. */
export const changeKinds = ['document', 'benchmark', 'fees', 'people', 'record', 'site'] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** One line of the log of what changed. */
export interface Change {
  /** Name of its place on the page. */
  id: string;
  kind: ChangeKind;
  heading: string;
  text: string;
  /** Day from which it applies, at midnight UTC; it may be in the future. */
  changed: Date;
  /** Day on which this site announced it, at midnight UTC. */
  published: Date;
  /** Page or document that shows it. */
  href?: string | undefined;
  /** Whether it is an invented example. */
  isSpecimen: boolean;
  /** The note that writers see while it is hidden from visitors. */
  draftNote?: string | undefined;
}

/** Periodical documents, whose new versions are not news. */
const routine: readonly DocumentKind[] = ['complaints-data', 'factsheet', 'performance-report', 'article'];

interface VersionedDocument extends Listed {
  data: Listed['data'] & { title: string; published?: Date | undefined; specimen: boolean };
}

/** A change for each version of a document that replaced another. */
export const changesOfDocuments = (series: readonly Series<VersionedDocument>[]): Change[] =>
  series.flatMap(({ current, earlier, latestName }) =>
    [current, ...earlier].flatMap(({ id, data }, index, versions) => {
      const before = versions[index + 1];
      if (before === undefined || routine.includes(data.kind)) return [];
      return {
        id: `document-${id}`,
        kind: 'document' as const,
        heading: `${data.title}: new version`,
        text: `The version of ${formatDate(data.date)} replaces that of ${formatDate(before.data.date)}, which remains among the earlier versions.`,
        changed: data.date,
        published: data.published ?? data.date,
        href: latestDocumentRoute(latestName),
        isSpecimen: data.specimen,
      };
    }),
  );

interface RecordedApproach {
  id: string;
  data: {
    name: string;
    strategyTag?: string | undefined;
    primaryBenchmark?: string | undefined;
    recordChanges?: readonly RecordChange[] | undefined;
    corrections?: readonly Pick<Correction, 'month' | 'date' | 'reason'>[] | undefined;
    managers?: readonly (Manager & { published?: Date | undefined })[] | undefined;
    specimen: boolean;
    specimenFields?: readonly string[] | undefined;
  };
}

/** A change that follows from the front matter of a strategy or fund, with the place of its field there. */
interface ApproachChange extends Change {
  field: [list: string, index: number];
}

/**
 * What changed in a strategy or fund: its tag and benchmark, corrections of its record, and managers who took over.
 *
 * @param nameOf name of a member of the team by id
 */
export const changesOfApproach = (
  approach: RecordedApproach,
  nameOf: (member: string) => string | undefined = () => undefined,
): ApproachChange[] => [...changesOfRecord(approach), ...changesOfManagers(approach, nameOf)];

function changesOfRecord({ id, data }: RecordedApproach): ApproachChange[] {
  const href = `${entryRoute(id)}#${pageParts.record.slug}`;
  const { name, recordChanges = [], corrections = [], specimen, specimenFields = [] } = data;
  return [
    ...recordChanges.map(({ from, what, before, reason }, index): ApproachChange => {
      // Its successor is the `before` of the next change of the same field or, if there is none, today’s value.
      const next = recordChanges.slice(index + 1).find((later) => later.what === what)?.before ?? data[what] ?? '';
      return {
        id: `${id}-${what}-${monthOf(from)}`,
        kind: 'benchmark',
        heading: `${name}: new ${recordWords[what]}`,
        text: `${next} replaces ${before}. ${reason} The record before that day has ended.`,
        changed: from,
        published: from,
        href,
        isSpecimen: specimen || isSpecimen(specimenFields, what),
        field: ['recordChanges', index],
      };
    }),
    ...corrections.map(({ month, date, reason }, index): ApproachChange => {
      // A month may be corrected more than once, even on one day.
      const isSame = (other: { month: string; date: Date }) =>
        other.month === month && other.date.getTime() === date.getTime();
      const earlier = corrections.slice(0, index).filter(isSame).length;
      return {
        id: `${id}-correction-${month}-${isoDay(date)}${earlier === 0 ? '' : `-${earlier + 1}`}`,
        kind: 'record',
        heading: `${name}: ${monthName(month)} corrected`,
        text: `${reason} The page shows the figures first published.`,
        changed: date,
        published: date,
        href,
        isSpecimen: specimen || isSpecimen(specimenFields, 'performanceSource'),
        field: ['corrections', index],
      };
    }),
  ];
}

/** A change for each manager who took over from another. */
function changesOfManagers(
  { id, data }: RecordedApproach,
  nameOf: (member: string) => string | undefined,
): ApproachChange[] {
  const { name, managers = [], specimen, specimenFields = [] } = data;
  const nameIn = (manager: Manager | undefined) => manager?.name ?? nameOf(manager?.member ?? '') ?? 'somebody else';
  return managers.slice(1).map((manager, index) => ({
    id: `${id}-manager-${isoDay(manager.from)}`,
    kind: 'people' as const,
    heading: `${name}: new manager`,
    text: `${nameIn(manager)} has taken over from ${nameIn(managers[index])}.`,
    changed: manager.from,
    published: manager.published ?? manager.from,
    href: `${entryRoute(id)}#${pageParts.people.slug}`,
    isSpecimen: specimen || isSpecimen(specimenFields, 'managers'),
    field: ['managers', index + 1],
  }));
}

/** The log grouped by year of publication, newest first. */
export function byYear(changes: readonly Change[]): { year: number; changes: Change[] }[] {
  const newest = changes.toSorted(
    (a, b) => b.published.getTime() - a.published.getTime() || a.heading.localeCompare(b.heading, 'en'),
  );
  return [...Map.groupBy(newest, ({ published }) => published.getUTCFullYear())].map(([year, group]) => ({
    year,
    changes: group,
  }));
}
