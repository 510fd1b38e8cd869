import type { Drawing } from '../../lib/drawings/marks.ts';

/**
 * The parts of a document, as plain data: everything that makes a document produces these, and the templates define how
 * each of them looks. `is` gives the kind.
 */

export type Inline =
  | string
  | { is: 'strong' | 'emphasis' | 'delete'; content: Inline[] }
  | { is: 'code'; text: string }
  | { is: 'link'; url: string; content: Inline[] }
  /** Only its first mention has the content. */
  | { is: 'footnote'; mark: string; content?: Block[] }
  | { is: 'break' }
  /** The mark beside a single invented value. */
  | { is: 'specimen' };

export interface Table {
  is: 'table';
  head: Inline[][];
  rows: Inline[][][];
  align: ('left' | 'center' | 'right')[];
  /** Shares of the width, one per column. */
  widths: number[];
  caption: Inline[];
  /** Indices of highlighted rows. */
  chosen: number[];
  /** Whether the first column names its rows. */
  rowHeads: boolean;
  /** Whether it stays on one page, where it must fit. */
  whole: boolean;
}

export interface Titled {
  title: string;
  content: Inline[];
}

export type Block =
  | { is: 'heading'; level: number; content: Inline[] }
  | { is: 'paragraph' | 'formula'; content: Inline[] }
  | { is: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { is: 'quote' | 'note'; content: Block[] }
  | { is: 'rule' }
  /** A page break. */
  | { is: 'page' }
  | Table
  /** A drawing, what it shows in words, its caption, and whether it may float. */
  | { is: 'figure'; drawing: Drawing; alt: string; caption: Inline[]; floats: boolean }
  /** A drawing of templates/charts.typ: assistive technology reads the words in it. */
  | { is: 'chart'; drawing: string; data: object; caption: Inline[] }
  | { is: 'rows' | 'facts'; rows: Titled[] }
  | { is: 'beside'; sides: [Block[], Block[]] }
  | { is: 'cards'; cards: Titled[] };

export const paragraph = (...content: Inline[]): Block => ({ is: 'paragraph', content });
export const heading = (words: string, level = 1): Block => ({ is: 'heading', level, content: [words] });
export const strong = (words: string): Inline => ({ is: 'strong', content: [words] });
export const link = (url: string, words: string): Inline => ({ is: 'link', url, content: [words] });
export const rows = (all: Titled[]): Block => ({ is: 'rows', rows: all });
export const titled = (title: string, ...content: Inline[]): Titled => ({ title, content });

/** The specimen mark, if a value is invented. */
export const mark = (isSpecimen: boolean): Inline[] => (isSpecimen ? [{ is: 'specimen' }] : []);

/** The words of inline content, without formatting. */
export const plain = (content: readonly Inline[]): string =>
  content
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.is === 'code') return part.text;
      if (part.is === 'break') return ' ';
      return part.is === 'footnote' || part.is === 'specimen' ? '' : plain(part.content);
    })
    .join('');

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
export function table(head: Inline[][], rows: Inline[][][], more: Partial<Table>): Table {
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
