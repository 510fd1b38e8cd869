import clsx from 'clsx';
import { Table, type TableProps } from '../Table/Table.tsx';
import styles from './AmountTable.module.css';

export interface AmountTableProps extends Pick<TableProps, 'columns' | 'rows'> {
  caption: string;
  /** Whether the last column shows the result of the others. */
  hasTotalColumn?: boolean;
}

/**
 * A table of right-aligned amounts. On a phone each row is a block, with the column’s heading next to each amount.
 */
export function AmountTable({ hasTotalColumn = false, ...table }: AmountTableProps) {
  return <Table {...table} className={clsx(styles.amounts, hasTotalColumn && styles.totalColumn)} />;
}
