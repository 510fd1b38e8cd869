import { feeTables } from '../../lib/fees/fee-tables.ts';
import { modes } from '../../lib/fees/modes.ts';
import type { FeeResult } from '../../lib/fees/result.ts';
import { formatWholeRupees } from '../../lib/rupees.ts';
import { AmountTable } from '../AmountTable/AmountTable.tsx';
import { FeeTerms } from '../FeeTerms/FeeTerms.tsx';
import { FeeWorking } from '../FeeWorking/FeeWorking.tsx';
import styles from './FeeDetail.module.css';

/** A result in full: its terms, a row per year and, if the mode has one, its working. */
export function FeeDetail({ outcome: { inputs, rows } }: FeeResult) {
  const { caption, columns, working } = feeTables[inputs.mode];
  return (
    <div className={styles.detail}>
      <FeeTerms inputs={inputs} names={modes[inputs.mode].fields} />
      <AmountTable
        caption={caption}
        columns={['Year', ...columns.map(([, heading]) => heading)]}
        rows={rows.map((row) => ({
          id: String(row.year),
          cells: columns.map(([key]) => formatWholeRupees(row[key] ?? 0)),
        }))}
        hasTotalColumn
      />
      {working && <FeeWorking rows={rows} lines={working} />}
    </div>
  );
}
