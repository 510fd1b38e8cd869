import { formatDate, formatNumber } from '../format.ts';
import type { ApproachRecord } from './approach-record.ts';
import { percentText } from './display.ts';
import { monthName } from './months.ts';

/** What the words beside a record come from. */
export type RecordTerms = Pick<
  ApproachRecord,
  'tag' | 'benchmark' | 'secondary' | 'inception' | 'source' | 'aum' | 'changes' | 'corrections'
>;

const changed = { strategyTag: 'Strategy', primaryBenchmark: 'benchmark' } as const;

/** What stands beside the figures of a record: Strategy, benchmark, inception, source, and every change of it. */
export const termRows = (record: RecordTerms): [name: string, words: string][] => [
  ['Strategy', record.tag],
  ['Benchmark', record.benchmark],
  ...(record.secondary === undefined
    ? []
    : [['Second benchmark', `${record.secondary}; its returns are not part of the record`] as [string, string]]),
  ['Inception', formatDate(record.inception)],
  ...(record.aum
    ? [
        ['Assets', `₹${formatNumber(record.aum.crore)}\u00A0crore on ${formatDate(record.aum.asOf)}`] as [
          string,
          string,
        ],
      ]
    : []),
  ['Source', record.source],
  ...record.changes.map(({ from, what, before, reason }): [string, string] => [
    `Change of ${changed[what]}`,
    `On ${formatDate(from)}, from ${before}. ${reason} The record before that day ended with it and is in no figure here.`,
  ]),
  ...record.corrections.map(({ month, date, reason, net, benchmark }): [string, string] => [
    'Correction',
    `${monthName(month)}, corrected on ${formatDate(date)}: it had been published as ${percentText(net / 100)}% (benchmark ${percentText(benchmark / 100)}%). ${reason}`,
  ]),
];
