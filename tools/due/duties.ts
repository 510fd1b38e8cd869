import { disclosureDuties } from '../../src/lib/due/disclosure.ts';
import { bySoonest, type Duty } from '../../src/lib/due/duty.ts';
import { complaintsDuties, documentDuties, monthDuties } from '../../src/lib/due/monthly.ts';
import { accessibilityDuties, holidaysDuty, type LookedAt, yearlyDuties } from '../../src/lib/due/yearly.ts';
import { changesOfApproach } from '../../src/lib/documents/change-log.ts';
import { seriesOf } from '../../src/lib/documents/document-series.ts';
import { counted } from '../../src/lib/format.ts';
import { isUnpublishedAt } from '../../src/lib/unpublished.ts';
import { at, type Content } from '../../src/collections/loader/read-collection.ts';

const isShown = (today: Date) => (entry: { data: { draft?: boolean; publishDate?: Date | undefined } }) =>
  !isUnpublishedAt(entry.data, today);

/** The legal facts in each file that names its sources; they are due together, when the oldest one is. */
function sources({ pages, guides, settings, deadlines }: Content, today: Date): LookedAt[] {
  const titled = [...pages, ...guides.filter(isShown(today))].map((entry) => ({ entry, title: entry.data.title }));
  return [
    ...titled,
    ...settings.map((entry) => ({ entry, title: 'The risk line' })),
    ...deadlines.map((entry) => ({ entry, title: 'Deadlines' })),
  ].flatMap(({ entry: { id, file, source }, title }) => {
    const checked = source.texts.filter(({ path }) => path.at(-1) === 'checked');
    const [first] = checked.toSorted((a, b) => (a.text < b.text ? -1 : 1));
    if (first === undefined) return [];
    const name = `${title}: ${counted(checked.length, 'legal fact')}`;
    return [{ kind: 'source', id, name, on: new Date(first.text), where: `${file}:${first.line}` }];
  });
}

/** Texts, rates and legal facts that must be reviewed every year. */
function lookedAt(content: Content, today: Date): LookedAt[] {
  const [tax] = content.tax;
  const reviewed = (kind: 'legal' | 'guide', entries: Content['legal' | 'guides']) =>
    entries.filter(isShown(today)).map((entry): LookedAt => {
      const { id, data } = entry;
      return { kind, id, name: data.title, on: data.reviewed, where: at(entry, 'reviewed') };
    });
  return [
    ...reviewed('legal', content.legal),
    ...reviewed('guide', content.guides),
    ...(['shortTerm', 'longTerm', 'cess'] as const).flatMap((name): LookedAt[] => {
      if (tax === undefined) return [];
      const { appliesTo, percent, checked } = tax.data[name];
      const words = `${percent}%: ${appliesTo}`;
      return [{ kind: 'tax', id: name, name: words, on: checked, where: at(tax, name, 'checked') }];
    }),
    ...sources(content, today),
  ];
}

/** Changes to report in the Disclosure Document: marked entries of content/changes, and of benchmarks and managers. */
function disclosed({ changes, approaches }: Content, today: Date) {
  const written = changes
    .filter((entry) => entry.data.inDisclosureDocument && isShown(today)(entry))
    .map((entry) => ({ id: entry.id, ...entry.data, where: at(entry, 'changed') }));
  const ofApproaches = approaches.filter(isShown(today)).flatMap((entry) =>
    changesOfApproach(entry)
      .filter(({ kind }) => kind !== 'record')
      .map((change) => ({ ...change, where: at(entry, ...change.field) })),
  );
  return [...written, ...ofApproaches];
}

/** Duties from the rules in content/deadlines.yaml. */
function byRule(content: Content, today: Date): Duty[] {
  const { documents } = content;
  const [complaints] = content.complaints;
  const [accessibility] = content.accessibility;
  const [deadlines] = content.deadlines;
  if (deadlines === undefined) return [];
  const rules = deadlines.data;
  const current = seriesOf(documents).find((series) => series.current.data.kind === 'disclosure-document')?.current;
  const duties = [
    ...disclosureDuties(disclosed(content, today), current?.data.date, rules.disclosureDocument, rules.holidays),
    ...holidaysDuty(rules.holidays, at(deadlines, 'holidays')),
  ];
  if (complaints) {
    const reported = { month: complaints.data.month.name, where: at(complaints, 'month') };
    duties.push(...complaintsDuties(reported, rules.complaints, today));
  }
  if (accessibility) {
    const { audit, limits, reportedFor } = accessibility.data;
    const findings = (audit?.findings ?? []).map((finding, index) => ({
      ...finding,
      where: at(accessibility, 'audit', 'findings', index),
    }));
    const open = findings.filter(({ fixed }) => fixed === undefined);
    const site = {
      reportedFor,
      audit: audit && { date: audit.date, open },
      limits: limits.map((limit, index) => ({ ...limit, where: at(accessibility, 'limits', index) })),
      where: at(accessibility, reportedFor === undefined ? 'audit' : 'reportedFor'),
    };
    duties.push(...accessibilityDuties(site, rules.accessibility));
  }
  return duties;
}

/** All of the site's duties, soonest first. @param today the date in India, at midnight UTC */
export function dutiesIn(content: Content, today: Date): Duty[] {
  const [behind] = content.records
    .flatMap(({ file, rows }) => rows.slice(-1).map(({ month, line }) => ({ month, where: `${file}:${line}` })))
    .toSorted((a, b) => a.month.localeCompare(b.month));
  const inForce = seriesOf(content.documents).map(({ current }) => ({
    id: current.id,
    ...current.data,
    where: at(current, current.data.period ? 'period' : 'date'),
  }));
  return [
    ...byRule(content, today),
    ...(behind ? monthDuties(behind, today) : []),
    ...documentDuties(inForce),
    ...yearlyDuties(lookedAt(content, today)),
  ].sort(bySoonest);
}
