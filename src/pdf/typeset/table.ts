import { type Inline, plain, type Table } from './blocks.ts';

/**
 * Shares of the width that columns need: a long cell may break into several lines, so a column grows with the root of
 * its longest cell, and its longest word sets the least.
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

/** A table from its cells; the first column is one of names. */
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
