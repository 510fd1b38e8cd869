import type { Figures } from '../../lib/returns/tables.ts';
import styles from './FigureTable.module.css';

export interface FigureTableProps {
  figures: Figures;
  /** Id of the approach whose figures they are. */
  approach?: string | undefined;
  /** `columns` stay columns on a phone as well; a `grid` of many columns is folded there, each figure below its name. */
  layout?: 'columns' | 'grid';
}

/**
 * A table of figures: what readers see, and beside it what programs read where that is written in another way. The figures
 * of a drawing have no name for programs, which have the file of all months.
 */
export function FigureTable({ figures, approach, layout = 'columns' }: FigureTableProps) {
  const [corner, ...columns] = figures.columns;
  return (
    <table className={styles[layout]}>
      <caption>{figures.caption}</caption>
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
        {figures.rows.map(({ name, cells }, index) => (
          <tr key={`${index} ${name}`}>
            <th scope="row">{name}</th>
            {cells.map(({ words, value, series, period }, column) => (
              <td
                key={columns[column]}
                data-approach={period && approach}
                data-series={series}
                data-period={period}
                data-label={layout === 'grid' ? columns[column] : undefined}
              >
                {period === undefined || value === words ? words : <data value={value}>{words}</data>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
