import { formatDate, formatNumber } from '../format.ts';
import type { ApproachRecord } from './approach-record.ts';
import { formatShare } from './display.ts';
import { monthName, monthOf } from './months.ts';
import { benchmarkLabels, type Months, recordWords } from './record.ts';

/** The parts of a record that its terms are made from. */
export type RecordTerms = Pick<
  ApproachRecord,
  | 'tag'
  | 'benchmark'
  | 'secondary'
  | 'inception'
  | 'managedSince'
  | 'source'
  | 'aum'
  | 'changes'
  | 'corrections'
  | 'months'
>;

type TermRow = [name: string, words: string];

/** Tells that a part of a record is not the current manager’s. */
function managerRow(since: Date, months: Months): TermRow {
  const before = months.filter(({ month }) => month < monthOf(since)).length;
  return [
    'Manager',
    `The present one since ${formatDate(since)}; ${before} of the ${months.length} months came before`,
  ];
}

/** The subject of a record, and its source. */
export const factRows = (record: RecordTerms): TermRow[] => [
  ['SEBI strategy', record.tag],
  [benchmarkLabels.primary, record.benchmark],
  ...(record.secondary === undefined
    ? []
    : [[benchmarkLabels.secondary, `${record.secondary}; its returns are not part of the record`] as TermRow]),
  ['Inception', formatDate(record.inception)],
  ...(record.managedSince === undefined ? [] : [managerRow(record.managedSince, record.months)]),
  ...(record.aum
    ? [['Assets', `₹${formatNumber(record.aum.crore)}\u00A0crore on ${formatDate(record.aum.asOf)}`] as TermRow]
    : []),
  ['Source', record.source],
];

/** Changes of a record, then corrections of its months, oldest first. */
export const changeRows = ({ changes, corrections }: Pick<RecordTerms, 'changes' | 'corrections'>): TermRow[] => [
  ...changes.map(({ from, what, before, reason }): TermRow => [
    `Change of ${recordWords[what]}`,
    `On ${formatDate(from)}, from ${before}. ${reason} The record before that day has ended and is not included in any figure here.`,
  ]),
  ...corrections.map(({ month, date, reason, net, benchmark }): TermRow => [
    'Correction',
    `${monthName(month)}, corrected on ${formatDate(date)}: it had been published as ${formatShare(net / 100)} (benchmark ${formatShare(benchmark / 100)}). ${reason}`,
  ]),
];
