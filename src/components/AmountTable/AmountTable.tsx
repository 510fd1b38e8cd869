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

/** The characters of a row that the narrowest desktop window has room for. */
const ROOM = 63;

/**
 * A table of right-aligned amounts. On a phone each row is a block, with the column’s heading next to each amount. On a
 * desktop, amounts that may not fit side by side scroll in a region of their own.
 */
export function AmountTable({ hasTotalColumn = false, ...table }: AmountTableProps) {
  const amounts = <Table {...table} className={clsx(styles.amounts, hasTotalColumn && styles.totalColumn)} />;
  if (table.rows.every(({ id, cells }) => (id + cells.join('')).length <= ROOM)) return amounts;
  return (
    <div role="region" tabIndex={0} aria-label={table.caption} className={styles.scroll}>
      {amounts}
    </div>
  );
}
