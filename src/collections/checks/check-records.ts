import { nearest } from '../../lib/nearest.ts';
import { addMonths } from '../../lib/returns/months.ts';
import { type ContentProblem, problem } from '../findings/content-problem.ts';
import { benchmarksSchema } from '../schemas/benchmarks.ts';
import { recordsIn, type RecordFile } from '../loader/read-collection.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { listOf, recordOf, type Site } from './site.ts';
import type { RecordRow } from '../loader/read-record.ts';

/** Fields without which the figures of a record may not be shown. */
const neededFields = ['strategyTag', 'primaryBenchmark', 'inception', 'performanceSource'] as const;

/** Whether the rows of a record can be compared with what is around them. */
const isWhole = ({ problems }: RecordFile) => problems.every(({ isWarning }) => isWarning === true);

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** What the approach says of its record, and what the record says of it. */
function besideApproach(record: RecordFile, approaches: readonly ContentFile[]): ContentProblem[] {
  const { file, id, rows } = record;
  const approach = approaches.find((entry) => entry.id === id);
  if (approach === undefined) {
    const near = nearest(
      id,
      approaches.map((entry) => entry.id),
    );
    return [problem('record-stray', { file, line: 1 }, { name: id, near })];
  }
  const fields = recordOf(approach.source.data);
  const missing = neededFields
    .filter((field) => fields[field] === undefined)
    .map((field) => problem('record-field', { file: approach.file, line: 1 }, { field, record: file }));
  return isWhole(record) ? [...missing, ...beginning(file, rows, approach)] : missing;
}

/** A record begins with its approach; after a change of Strategy or benchmark another begins in the month of the change. */
function beginning(file: string, rows: readonly RecordRow[], approach: ContentFile): ContentProblem[] {
  const fields = recordOf(approach.source.data);
  const inception = textOf(fields['inception']);
  const [first] = rows;
  if (first === undefined || inception === undefined) return [];
  if (first.month < inception.slice(0, 7))
    return [problem('record-early', { file, line: first.line }, { month: first.month, inception })];
  const changed = listOf(fields['recordChanges'])
    .flatMap((change) => textOf(recordOf(change)['from']) ?? [])
    .sort()
    .at(-1);
  const begin = changed ?? inception;
  const row = rows.find(({ month }) => month >= begin.slice(0, 7));
  if (row === undefined && changed !== undefined) {
    const field = 'recordChanges';
    const last = rows.at(-1)?.month ?? first.month;
    return [
      problem(
        'record-restarts',
        { file: approach.file, line: approach.source.lineOf([field]), field },
        { begin, last },
      ),
    ];
  }
  // An approach that begins within a month has its first whole month after it.
  const latest = addMonths(begin.slice(0, 7), changed === undefined ? 1 : 0);
  if (row === undefined || row.month <= latest) return [];
  const field = changed === undefined ? 'inception' : 'recordChanges';
  return [problem('record-late', { file, line: row.line }, { month: row.month, field, begin })];
}

function future(record: RecordFile, today: string): ContentProblem[] {
  const row = record.rows.find(({ month }) => month >= today.slice(0, 7));
  if (row === undefined || !isWhole(record)) return [];
  return [problem('record-future', { file: record.file, line: row.line }, { month: row.month })];
}

/** Approaches are shown side by side as on one day. */
function lastMonths(records: readonly RecordFile[]): ContentProblem[] {
  const ends = records.filter(isWhole).flatMap(({ file, rows }) => rows.slice(-1).map((last) => ({ file, ...last })));
  const [latest] = ends.toSorted((a, b) => b.month.localeCompare(a.month));
  if (latest === undefined) return [];
  return ends
    .filter(({ month }) => month !== latest.month)
    .map(({ file, line, month }) =>
      problem('record-behind', { file, line }, { last: month, latest: latest.month, other: latest.file }),
    );
}

/** The primary benchmark of an approach is one of the list, and meant for its Strategy. */
function benchmarks({ file, source }: ContentFile, site: Site): ContentProblem[] {
  const { primaryBenchmark, strategyTag } = recordOf(source.data);
  const list = benchmarksSchema.safeParse(site.find('benchmarks', 'benchmarks')?.source.data).data?.benchmarks;
  const name = textOf(primaryBenchmark);
  if (list === undefined || name === undefined) return [];
  const at = { file, line: source.lineOf(['primaryBenchmark']), field: 'primaryBenchmark' };
  const known = list.find((benchmark) => benchmark.name === name);
  if (known === undefined) {
    const names = list.map((benchmark) => benchmark.name);
    return [problem('benchmark-unknown', at, { name, near: nearest(name, names) })];
  }
  const tag = textOf(strategyTag);
  return tag === undefined || known.strategies.some((strategy) => strategy === tag)
    ? []
    : [problem('benchmark-strategy', at, { name, tag })];
}

/** What is wrong in the records of all approaches, and between them. */
export function checkRecords(site: Site): ContentProblem[] {
  const records = recordsIn(site.tree);
  const approaches = site.entries.filter(({ collection }) => collection === 'strategies' || collection === 'funds');
  return [
    ...records.flatMap((record) => [
      ...record.problems,
      ...future(record, site.today),
      ...besideApproach(record, approaches),
    ]),
    ...lastMonths(records),
    ...approaches.flatMap((approach) => benchmarks(approach, site)),
  ];
}
