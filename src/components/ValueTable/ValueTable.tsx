import clsx from 'clsx/lite';
import { NONE } from '../../lib/returns/display.ts';
import type { TableOfValues, ValueCell } from '../../lib/returns/table-of-values.ts';
import { Dash } from '../Dash/Dash.tsx';
import styles from './ValueTable.module.css';

export interface ValueTableProps {
  /** The caption, the headings of the columns, and the rows. */
  table: TableOfValues;
  /** Id of the approach that the values belong to. */
  approachId?: string | undefined;
  /**
   * `columns` are at most three and stay columns on a phone; a `grid` of the months of financial years wraps there, with
   * each value below its month. In a grid, a row of the benchmark belongs to the one above it.
   */
  layout?: 'columns' | 'grid' | undefined;
  /** Class for its size and position on the page. */
  className?: string | undefined;
}

/** The words for readers and, if it differs, the value for programs; values of periods always have both. */
function CellValue({ cell: { words, value, period } }: { cell: ValueCell }) {
  if (words === NONE) return <Dash label="no figure" />;
  if (value === undefined || (value === words && period === undefined)) return words;
  return <data value={value}>{words}</data>;
}

/** A name with its ratio kept on one line: “50:20:20:10”. */
const withWholeRatio = (name: string) =>
  name.split(/(\d+(?::\d+)+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.ratio}>
        {part}
      </span>
    ),
  );

/**
 * A table of values with words for readers and numbers for programs. The months of a long record are many cells, so
 * they have no number if it equals the words; values of periods always have both.
 */
export function ValueTable({ table, approachId, layout = 'columns', className }: ValueTableProps) {
  const [corner, ...columns] = table.columns;
  return (
    <table className={clsx(styles[layout], className)} data-columns={layout === 'columns' ? '' : undefined}>
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {withWholeRatio(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ name, series, cells }, index) => (
          <tr key={`${index} ${name}`} data-series={series}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td
                key={columns[column]}
                data-label={layout === 'grid' ? columns[column] : undefined}
                data-approach={cell.period && approachId}
                data-series={cell.series}
                data-period={cell.period}
                data-tone={cell.tone}
              >
                <CellValue cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
