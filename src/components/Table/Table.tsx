import type { ReactNode } from 'react';

interface TableRow {
  /** Tells the row from the others; its heading where that is a text. */
  id: string;
  /** What stands at the row's beginning, where it is not the id. */
  heading?: ReactNode;
  /** One for each column but the first. */
  cells: readonly ReactNode[];
  /** Marked among the others, where the table's own styles do so. */
  chosen?: boolean | undefined;
}

/** What the table shows, or the id of the heading right above that says it: a table without either has no name. */
type TableName = { caption: string; labelledBy?: undefined } | { caption?: undefined; labelledBy: string };

export type TableProps = TableName & {
  /** Headings of the columns; the first is that of the rows' headings. */
  columns: readonly string[];
  rows: readonly TableRow[];
  /** Class for its size and place on the page. */
  className?: string | undefined;
};

/** A table with a heading for each row. On a phone a row is a block, and each cell has its column's heading before it. */
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
        {rows.map(({ id, heading = id, cells, chosen }) => (
          <tr key={id} data-chosen={chosen ? '' : undefined}>
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
