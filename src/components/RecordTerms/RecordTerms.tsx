import { formatDate, formatNumber } from '../../lib/format.ts';
import type { ApproachRecord } from '../../lib/returns/approach-record.ts';
import { monthName } from '../../lib/returns/months.ts';
import { percentText } from '../../lib/returns/display.ts';
import styles from './RecordTerms.module.css';

export interface RecordTermsProps {
  record: Pick<
    ApproachRecord,
    'tag' | 'benchmark' | 'secondary' | 'inception' | 'source' | 'aum' | 'changes' | 'corrections'
  >;
}

const changed = { strategyTag: 'Strategy', primaryBenchmark: 'benchmark' } as const;

/** What stands beside the figures of a record: Strategy, benchmark, inception, source, and every change of it. */
export function RecordTerms({ record }: RecordTermsProps) {
  const { tag, benchmark, secondary, inception, source, aum, changes, corrections } = record;
  const rows = [
    ['Strategy', tag],
    ['Benchmark', benchmark],
    ...(secondary === undefined ? [] : [['Second benchmark', `${secondary}; its returns are not part of the record`]]),
    ['Inception', formatDate(inception)],
    ...(aum ? [['Assets', `₹${formatNumber(aum.crore)}\u00A0crore on ${formatDate(aum.asOf)}`]] : []),
    ['Source', source],
    ...changes.map(({ from, what, before, reason }) => [
      `Change of ${changed[what]}`,
      `On ${formatDate(from)}, from ${before}. ${reason} The record before that day ended with it and is in no figure here.`,
    ]),
    ...corrections.map(({ month, date, reason, net, benchmark: index }) => [
      'Correction',
      `${monthName(month)}, corrected on ${formatDate(date)}: it had been published as ${percentText(net / 100)}% (benchmark ${percentText(index / 100)}%). ${reason}`,
    ]),
  ];
  return (
    <dl className={styles.terms}>
      {rows.map(([name, words]) => (
        <div key={`${name} ${words}`}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
