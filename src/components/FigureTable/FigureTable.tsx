import clsx from 'clsx';
import { NONE } from '../../lib/returns/display.ts';
import type { FigureCell, Figures } from '../../lib/returns/tables.ts';
import { Dash } from '../Dash/Dash.tsx';
import styles from './FigureTable.module.css';

export interface FigureTableProps {
  figures: Figures;
  /** Id of the approach whose figures they are. */
  approach?: string | undefined;
  /**
   * `columns` stay columns on a phone as well; a `grid`, of the months of financial years, is folded there, each figure
   * below its month. Each odd row of it is followed by what it is compared with.
   */
  layout?: 'columns' | 'grid';
  /** Class for its size and place on the page. */
  className?: string | undefined;
}

/** What readers see, and what programs read where that differs; the figure of a period has both in any case. */
function Figure({ cell: { words, value, period } }: { cell: FigureCell }) {
  if (words === NONE) return <Dash label="no figure" />;
  if (value === undefined) return words;
  if (value === words && period === undefined) return words;
  return <data value={value}>{words}</data>;
}

/** A name whose ratio stays on one line: “50:20:20:10”. */
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
 * A table of figures: what readers see, and beside it what programs read. A month of a long record is many cells, which are
 * left as they are where both are the same; the figure of a period has both in any case.
 */
export function FigureTable({ figures, approach, layout = 'columns', className }: FigureTableProps) {
  const [corner, ...columns] = figures.columns;
  return (
    <table className={clsx(styles[layout], className)}>
      <caption>{figures.caption}</caption>
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
        {figures.rows.map(({ name, cells }, index) => (
          <tr key={`${index} ${name}`}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td
                key={columns[column]}
                data-approach={cell.period && approach}
                data-series={cell.series}
                data-period={cell.period}
                data-tone={cell.tone}
              >
                <Figure cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
