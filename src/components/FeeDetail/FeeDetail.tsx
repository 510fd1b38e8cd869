import clsx from 'clsx';
import { formatNumber } from '../../lib/format.ts';
import { showRupees } from '../../lib/fees/display.ts';
import { modes } from '../../lib/fees/modes.ts';
import type { Outcome } from '../../lib/fees/outcome.ts';
import { AmountTable } from '../AmountTable/AmountTable.tsx';
import { FeeWorking } from '../FeeWorking/FeeWorking.tsx';
import styles from './FeeDetail.module.css';

export interface FeeDetailProps {
  /** Of at least one year. */
  outcome: Outcome;
  /** Place within its surroundings. */
  className?: string | undefined;
}

/** A result in full: what it was worked out from, a row a year and, where the mode has one, its working. */
export function FeeDetail({ outcome: { inputs, rows }, className }: FeeDetailProps) {
  const { terms, caption, columns, working } = modes[inputs.mode];
  return (
    <div className={clsx(styles.detail, className)}>
      {/* The form may hold something else by now, and paper does not show it. */}
      <dl className={styles.terms}>
        {terms.map(([name, label, before, after]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{`${before}${[inputs[name]].flat().map(formatNumber).join(', ').replaceAll('-', '−')}${after}`}</dd>
          </div>
        ))}
      </dl>
      <AmountTable
        caption={caption}
        headings={['Year', ...columns.map(([, heading]) => heading)]}
        rows={rows.map((row) => ({
          name: String(row.year),
          cells: columns.map(([key]) => showRupees(row[key] ?? 0)),
        }))}
      />
      {working && <FeeWorking rows={rows} lines={working} />}
    </div>
  );
}
