import clsx from 'clsx/lite';
import type { Counts } from '../../lib/firm/complaints.ts';
import { formatNumber } from '../../lib/format.ts';
import { Dash } from '../Dash/Dash.tsx';
import { Table } from '../Table/Table.tsx';
import styles from './CountTable.module.css';

export interface CountTableProps {
  /** Headings, and a row for each thing that is counted. A missing count is shown as a dash. */
  table: Counts;
  /** Caption of the table. */
  caption: string;
  /** Whether the last row is the total of the others. */
  hasTotalRow: boolean;
}

/** A table of counts: a heading for each row, a number in each cell, a dash for a missing one. */
export function CountTable({ table, caption, hasTotalRow }: CountTableProps) {
  return (
    <Table
      className={clsx(
        'numbers',
        styles.counts,
        table.columns.length <= 5 && styles.fewColumns,
        hasTotalRow && styles.totalRow,
      )}
      caption={caption}
      columns={table.columns}
      rows={table.rows.map(({ name, cells }) => ({
        id: name,
        cells: cells.map((cell) => (cell === undefined ? <Dash label="no figure" /> : formatNumber(cell))),
      }))}
    />
  );
}
