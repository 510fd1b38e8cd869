import styles from './AmountTable.module.css';

export interface AmountTableProps {
  /** What the table shows, for its caption. */
  caption: string;
  /** Heading of the first column, then of the others. */
  headings: readonly [string, ...string[]];
  /** What heads each row, and its amounts as they are shown. */
  rows: readonly { name: string; cells: readonly string[] }[];
  /** Whether the last column is what the others come to. */
  hasTotal?: boolean;
}

/**
 * A table of amounts, which line up at the right. On a phone each row is a block, with the heading of its column beside
 * each amount.
 */
export function AmountTable({ caption, headings, rows, hasTotal = false }: AmountTableProps) {
  const [corner, ...columns] = headings;
  return (
    <table className={styles.amounts} data-total={hasTotal || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row" data-label={corner}>
              {name}
            </th>
            {columns.map((heading, index) => (
              <td key={heading} data-label={heading}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
