import clsx from 'clsx';
import { Table } from '../Table/Table.tsx';
import styles from './AmountTable.module.css';

export interface AmountTableProps {
  /** What the table shows, for its caption. */
  caption: string;
  /** Heading of the first column, then of the others. */
  headings: readonly [string, ...string[]];
  /** What heads each row, and its amounts as they are shown. */
  rows: readonly { name: string; cells: readonly string[] }[];
  /** Whether the last column is what the others come to. */
  hasTotalColumn?: boolean;
}

/**
 * A table of amounts, which line up at the right. On a phone each row is a block, with the heading of its column beside
 * each amount.
 */
export function AmountTable({ caption, headings, rows, hasTotalColumn = false }: AmountTableProps) {
  return (
    <Table
      className={clsx(styles.amounts, hasTotalColumn && styles.totalColumn)}
      caption={caption}
      columns={headings}
      rows={rows.map(({ name: id, cells }) => ({ id, cells }))}
    />
  );
}
