import type { ReactNode } from 'react';

interface TableRow {
  /** Identifies the row; also its heading, unless another is given. */
  id: string;
  /** The row’s heading, if it is not the id. */
  heading?: ReactNode;
  /** One for each column except the first. */
  cells: readonly ReactNode[];
  /** Marked among the others, if the table’s own styles do so. */
  isMarked?: boolean | undefined;
}

/** A caption, or the id of the heading right above it: a table without either has no name. */
type TableName =
  | {
      /** Name of the table, shown above it. */
      caption: string;
      labelledBy?: undefined;
    }
  | {
      caption?: undefined;
      /** Id of the heading right above the table, which is its name then. */
      labelledBy: string;
    };

export type TableProps = TableName & {
  /** Headings of the columns; the first is for the column of row headings. */
  columns: readonly string[];
  /** The rows, in order. */
  rows: readonly TableRow[];
  /** Class for its size and position on the page. */
  className?: string | undefined;
};

/** A table with a heading for each row. On a phone a row is a block, with its column’s heading before each cell. */
export function Table({ caption, labelledBy, columns, rows, className }: TableProps) {
  const [corner, ...labels] = columns;
  return (
    <table className={className} aria-labelledby={labelledBy}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, heading = id, cells, isMarked }) => (
          <tr key={id} data-marked={isMarked ? '' : undefined}>
            <th scope="row" data-label={corner}>
              {heading}
            </th>
            {labels.map((label, index) => (
              <td key={label} data-label={label}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
