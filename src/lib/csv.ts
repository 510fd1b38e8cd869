import { roundHalfAway } from './round-half-away.ts';

/** A table as in the file: its headings, then its rows. */
export type CsvTable = readonly (readonly (string | number)[])[];

/**
 * A table as a CSV file that spreadsheets in every locale can read: UTF-8 with a BOM, CRLF, every text in quotes.
 * A text that a spreadsheet would take for a formula is prefixed with an apostrophe; numbers stay numbers.
 */
export function toCsv(table: CsvTable): string {
  return `\uFEFF${table.map((row) => `${row.map(cell).join()}\r\n`).join('')}`;
}

const cell = (value: string | number) =>
  typeof value === 'number'
    ? // Rounded, so that spreadsheets do not show the rounding errors of doubles.
      String(roundHalfAway(value))
    : `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
