import type { CountTable as Counts } from '../../lib/complaints.ts';
import { formatNumber } from '../../lib/format.ts';
import styles from './CountTable.module.css';

export interface CountTableProps {
  /** Headings, and a row for each thing that is counted. A count that does not exist is shown as a dash. */
  table: Counts;
  /** What the table counts, for its caption. */
  caption: string;
  /** The last row adds up the others. */
  totals?: boolean;
}

/** A table of counts: a heading for each row, a number in each cell, a dash for one that does not exist. */
export function CountTable({ table, caption, totals = false }: CountTableProps) {
  const [corner, ...columns] = table.columns;
  return (
    <table className={styles.counts} data-totals={totals ? '' : undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-label={columns[index]}>
                {cell === undefined ? '–' : formatNumber(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
