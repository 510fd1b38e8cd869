import { type Inline, plain, type Table } from './blocks.ts';

/**
 * Relative widths of columns: long cells can wrap, so a column grows with the square root of its longest cell, and is
 * at least as wide as its longest word requires.
 */
export function columnWidths(rows: readonly (readonly Inline[][])[]): number[] {
  const [head = []] = rows;
  return head.map((_, column) => {
    const words = rows.map((cells) => plain(cells[column] ?? []));
    const longest = Math.max(1, ...words.map((cell) => cell.length));
    const longestWord = Math.max(1, ...words.flatMap((cell) => cell.split(/\s+/)).map((word) => word.length));
    return Math.round(100 * Math.max(Math.sqrt(longest), 0.55 * longestWord)) / 100;
  });
}

/** A table from its cells; by default, the first column names the rows. */
export function table(head: Inline[][], rows: Inline[][][], more: Partial<Table> = {}): Table {
  return {
    is: 'table',
    head,
    rows,
    align: head.map(() => 'left'),
    widths: columnWidths([head, ...rows]),
    caption: [],
    chosen: [],
    rowHeads: true,
    whole: false,
    ...more,
  };
}
