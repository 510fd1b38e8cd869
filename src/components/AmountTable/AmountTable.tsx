import clsx from 'clsx';
import { Table, type TableProps } from '../Table/Table.tsx';
import styles from './AmountTable.module.css';

export interface AmountTableProps extends Pick<TableProps, 'columns' | 'rows'> {
  caption: string;
  /** Whether the last column is what the others come to. */
  hasTotalColumn?: boolean;
}

/**
 * A table of amounts, which line up at the right. On a phone each row is a block, with the heading of its column beside
 * each amount.
 */
export function AmountTable({ hasTotalColumn = false, ...table }: AmountTableProps) {
  return <Table {...table} className={clsx(styles.amounts, hasTotalColumn && styles.totalColumn)} />;
}
