import { roundAway } from './round-away.ts';

/** A table as a file has it: its headings, then its rows. */
export type CsvTable = readonly (readonly (string | number)[])[];

/**
 * A table as a CSV file that spreadsheets of every country read: UTF-8 with its mark, CRLF, every text in quotes.
 * A text that a spreadsheet would take for a formula gets an apostrophe before it; numbers stay numbers.
 */
export function toCsv(table: CsvTable): string {
  return `\uFEFF${table.map((row) => `${row.map(cell).join()}\r\n`).join('')}`;
}

const cell = (value: string | number) =>
  typeof value === 'number'
    ? // Paise: a spreadsheet need not see what doubles cannot hold.
      String(roundAway(value))
    : `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
