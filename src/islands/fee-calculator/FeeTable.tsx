import { showRupees } from './display.ts';
import type { Row } from './outcome.ts';
import { type ModeWords, words } from './words.ts';

/** One row a year; amounts rounded for the eye only. On a phone each row is a block (src/styles/tables.css). */
export function FeeTable({ rows, mode }: { rows: readonly Row[]; mode: ModeWords }) {
  return (
    <table className="fee-table">
      <caption>{mode.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.year}</th>
          {mode.columns.map(([key, heading]) => (
            <th key={key} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.year}>
            <th scope="row" data-label={words.year}>
              {row.year}
            </th>
            {mode.columns.map(([key, heading]) => (
              <td key={key} data-label={heading}>
                {showRupees(row[key] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
