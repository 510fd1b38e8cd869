import clsx from 'clsx/lite';
import { Table, type TableProps } from '../Table/Table.tsx';
import styles from './AmountTable.module.css';

export interface AmountTableProps extends Pick<TableProps, 'columns'> {
  /** What the table shows. */
  caption: string;
  /** The id of a row is its heading. */
  rows: readonly { id: string; cells: readonly string[] }[];
  /** Whether the last column shows the result of the others. */
  hasTotalColumn?: boolean | undefined;
}

/**
 * A table of right-aligned amounts. On a phone each row is a block, with the column’s heading next to each amount. On a
 * desktop, amounts that do not fit side by side scroll; for keyboards, they always take the focus.
 */
export function AmountTable({ hasTotalColumn = false, ...table }: AmountTableProps) {
  return (
    <div role="group" tabIndex={0} aria-label={table.caption} className={styles.amounts}>
      <Table {...table} className={clsx('numbers', hasTotalColumn && styles.totalColumn)} />
    </div>
  );
}
