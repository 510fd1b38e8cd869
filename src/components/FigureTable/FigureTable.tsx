import clsx from 'clsx';
import { NONE } from '../../lib/returns/display.ts';
import type { Figures } from '../../lib/returns/tables.ts';
import { Dash } from '../Dash/Dash.tsx';
import styles from './FigureTable.module.css';

export interface FigureTableProps {
  figures: Figures;
  /** Id of the approach whose figures they are. */
  approach?: string | undefined;
  /**
   * `columns` stay columns on a phone as well; a `grid`, of the months of financial years, is folded there, each figure
   * below its month. Each odd row of it is tinted by its figures; the even one below is what it is compared with.
   */
  layout?: 'columns' | 'grid';
  /** Class for its size and place on the page. */
  className?: string | undefined;
}

/** How a month of a grid is tinted beside its sign: by gain or loss, and by how much in percent. */
function toneOf(value: string | undefined): string | undefined {
  const percent = Number(value ?? 0);
  if (percent === 0) return undefined;
  const sign = percent > 0 ? 'gain' : 'loss';
  return Math.abs(percent) < 5 ? sign : `large-${sign}`;
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
            {cells.map(({ words, value, series, period }, column) => (
              <td
                key={columns[column]}
                data-approach={period && approach}
                data-series={series}
                data-period={period}
                data-tone={layout === 'grid' && index % 2 === 0 ? toneOf(value) : undefined}
              >
                {words === NONE ? (
                  <Dash label="no figure" />
                ) : value === undefined || (value === words && period === undefined) ? (
                  words
                ) : (
                  <data value={value}>{words}</data>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
