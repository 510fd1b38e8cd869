import { isoDay } from '../../lib/format.ts';
import { nearest } from '../../lib/nearest.ts';
import { firstWholeMonth, monthOf } from '../../lib/returns/months.ts';
import { doubtAbout } from '../../lib/returns/doubts.ts';
import { benchmarkIn, changedOn, endingFields } from '../../lib/returns/record.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { Approach } from '../schemas/approach.ts';
import { entriesOf, type Entry, recordsIn, type RecordFile } from '../loader/read-collection.ts';
import { placeOfField } from '../loader/read-file.ts';
import type { Site } from './site.ts';
import { isWhole, type RecordRow } from '../loader/read-record.ts';

/** Fields that are required before the figures of a record may be shown. */
const neededFields = ['strategyTag', 'primaryBenchmark', 'inception', 'performanceSource'] as const;

/** Checks a record and its approach against each other. */
function besideApproach(record: RecordFile, site: Site): Finding[] {
  const { file, id, rows } = record;
  const ids = [...site.ids('strategies'), ...site.ids('funds')];
  if (!ids.includes(id)) return [finding('record-stray', { file, line: 1 }, { name: id, near: nearest(id, ids) })];
  const approach = site.findApproach(id);
  if (approach === undefined) return [];
  const missing = neededFields
    .filter((field) => approach.data[field] === undefined)
    .map((field) => finding('record-field', { file: approach.file, line: 1 }, { field, record: file }));
  return isWhole(record) ? [...missing, ...beginning(file, rows, approach), ...corrected(rows, approach)] : missing;
}

/** A correction must be of a month in the record. */
const corrected = (rows: readonly RecordRow[], approach: Entry<Approach>): Finding[] =>
  (approach.data.corrections ?? []).flatMap(({ month }, index) => {
    if (rows.some((row) => row.month === month)) return [];
    return [finding('correction-month', placeOfField(approach, 'corrections', index, 'month'), { month })];
  });

/** A record begins with its approach; a change of Strategy or benchmark starts a new one in the month of the change. */
function beginning(file: string, rows: readonly RecordRow[], approach: Entry<Approach>): Finding[] {
  const { inception, recordChanges } = approach.data;
  const [first] = rows;
  if (first === undefined || inception === undefined) return [];
  if (first.month < firstWholeMonth(inception))
    return [finding('record-early', { file, line: first.line }, { month: first.month, inception: isoDay(inception) })];
  const changed = changedOn(recordChanges ?? []);
  const begin = changed ?? inception;
  const row = rows.find(({ month }) => month >= monthOf(begin));
  if (row === undefined && changed !== undefined) {
    const last = rows.at(-1)?.month ?? first.month;
    return [finding('record-restarts', placeOfField(approach, 'recordChanges'), { begin: isoDay(begin), last })];
  }
  if (row === undefined || row.month <= firstWholeMonth(begin)) return [];
  const field = changed === undefined ? 'inception' : 'recordChanges';
  return [finding('record-late', { file, line: row.line }, { month: row.month, field, begin: isoDay(begin) })];
}

function future({ file, rows }: RecordFile, today: string): Finding[] {
  const row = rows.find(({ month }) => month >= today.slice(0, 7));
  return row ? [finding('record-future', { file, line: row.line }, { month: row.month })] : [];
}

/** Approaches are shown side by side as of one day, so all records must end in the same month. */
function lastMonths(records: readonly RecordFile[]): Finding[] {
  const ends = records.flatMap(({ file, rows }) => rows.slice(-1).map((last) => ({ file, ...last })));
  const [latest] = ends.toSorted((a, b) => b.month.localeCompare(a.month));
  if (latest === undefined) return [];
  return ends
    .filter(({ month }) => month !== latest.month)
    .map(({ file, line, month }) =>
      finding('record-behind', { file, line }, { last: month, latest: latest.month, other: latest.file }),
    );
}

/** The latest month of a record, if its returns can hardly be right. */
function doubtful({ file, rows }: RecordFile): Finding[] {
  const [last, before] = rows.toReversed();
  const doubt = last && doubtAbout(last, before);
  return last && doubt ? [finding('record-doubt', { file, line: last.line }, { month: last.month, doubt })] : [];
}

/** An index has one return a month. The most common one is taken to be right; if two are tied, both are reported. */
function oneReturn(records: readonly RecordFile[], site: Site): Finding[] {
  const returns = records.flatMap(({ file, id, rows }) => {
    const { primaryBenchmark: name, recordChanges = [] } = site.findApproach(id)?.data ?? {};
    return rows.map((row) => ({ ...row, file, index: name && benchmarkIn(row.month, recordChanges, name) }));
  });
  return [...Map.groupBy(returns, ({ month, index }) => `${month} ${index}`).values()].flatMap((same) => {
    const groups = [...Map.groupBy(same, ({ benchmark }) => benchmark).values()];
    const [most = [], next = []] = groups.toSorted((a, b) => b.length - a.length);
    const wrong = most.length > next.length ? same.filter((row) => !most.includes(row)) : same;
    return wrong.flatMap(({ file, line, month, index, benchmark: percent }) => {
      const other = [...most, ...next].find((row) => row.benchmark !== percent);
      if (index === undefined || other === undefined) return [];
      const said = { index, month, percent, other: other.file, otherPercent: other.benchmark };
      return [finding('record-index', { file, line }, said)];
    });
  });
}

/** The last change of a field must have led to a different value, the current one. */
const changes = (approach: Entry<Approach>): Finding[] =>
  endingFields.flatMap((what) => {
    const { data } = approach;
    const index = (data.recordChanges ?? []).findLastIndex((change) => change.what === what);
    const before = data.recordChanges?.[index]?.before;
    if (before === undefined || before !== data[what]) return [];
    return [finding('change-of-nothing', placeOfField(approach, 'recordChanges', index, 'before'), { what, before })];
  });

/** The primary benchmark of an approach must be in the list, and be meant for its Strategy. */
function benchmark(approach: Entry<Approach>, { entries }: Site): Finding[] {
  const { primaryBenchmark: name, strategyTag: tag } = approach.data;
  const list = entriesOf(entries, 'benchmarks')[0]?.data.benchmarks;
  if (list === undefined || name === undefined) return [];
  const at = placeOfField(approach, 'primaryBenchmark');
  const known = list.find((each) => each.name === name);
  if (known === undefined) {
    const names = list.map((each) => each.name);
    return [finding('benchmark-unknown', at, { name, near: nearest(name, names) })];
  }
  return tag === undefined || known.strategies.includes(tag) ? [] : [finding('benchmark-strategy', at, { name, tag })];
}

/** Mistakes and doubtful figures in the records, and where they contradict their approaches. */
export function checkRecords(site: Site): Finding[] {
  const records = recordsIn(site.tree);
  const whole = records.filter(isWhole);
  return [
    ...whole.flatMap((record) => future(record, site.today)),
    ...records.flatMap((record) => [...record.findings, ...besideApproach(record, site)]),
    ...lastMonths(whole),
    ...oneReturn(whole, site),
    ...whole.flatMap(doubtful),
    ...site.approaches.flatMap((approach) => [...changes(approach), ...benchmark(approach, site)]),
  ];
}
