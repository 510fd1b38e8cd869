import type { Drawing } from '../../lib/drawings/marks.ts';

/**
 * What a document consists of, as plain data: everything that makes a document ends in these, and the templates know
 * how each of them looks. `is` says which one it is.
 */

export type Inline =
  | string
  | { is: 'strong' | 'emphasis' | 'delete'; content: Inline[] }
  | { is: 'code'; text: string }
  | { is: 'link'; url: string; content: Inline[] }
  /** Its words stand where it is mentioned first. */
  | { is: 'footnote'; mark: string; content?: Block[] }
  | { is: 'break' }
  /** The mark beside a single invented value. */
  | { is: 'specimen' };

export interface Table {
  is: 'table';
  head: Inline[][];
  rows: Inline[][][];
  align: ('left' | 'center' | 'right')[];
  /** Shares of the width, one a column. */
  widths: number[];
  caption: Inline[];
  /** Indices of rows to stand out. */
  chosen: number[];
  /** Whether the first column names its rows. */
  rowHeads: boolean;
  /** Whether it stays on one sheet, which must have room for it. */
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
  /** What follows begins a page. */
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
export const titled = (title: string, ...content: Inline[]): Titled => ({ title, content });

/** The mark of what is invented, and nothing beside the rest. */
export const mark = (isSpecimen: boolean): Inline[] => (isSpecimen ? [{ is: 'specimen' }] : []);

/** The words of inline content, without its marks. */
export const plain = (content: readonly Inline[]): string =>
  content
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.is === 'code') return part.text;
      if (part.is === 'break') return ' ';
      return part.is === 'footnote' || part.is === 'specimen' ? '' : plain(part.content);
    })
    .join('');
