/**
 * What a document consists of, as plain data: everything that makes a document ends in these, and the templates know
 * how each of them looks. `is` says which one it is.
 */

export type Inline =
  | { is: 'text'; text: string }
  | { is: 'strong' | 'emphasis' | 'struck'; content: Inline[] }
  | { is: 'code'; text: string }
  | { is: 'link'; url: string; content: Inline[] }
  | { is: 'footnote'; content: Block[] }
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
}

export interface Titled {
  title: string;
  content: Inline[];
}

export type Block =
  | { is: 'heading'; level: number; content: Inline[] }
  | { is: 'paragraph'; content: Inline[] }
  | { is: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { is: 'quote' | 'note'; content: Block[] }
  | { is: 'formula'; content: Inline[] }
  | { is: 'rule' }
  | Table
  /** A drawing of templates/drawings.typ: its data, what it shows in words, its caption, and whether it may float. */
  | { is: 'figure'; drawing: string; data: object; alt: string; caption: Inline[]; floats: boolean }
  /** Bars in percent of their length. */
  | { is: 'bars'; rows: { label: string; value: string; from: number; to: number }[]; caption: Inline[] }
  | { is: 'allocation'; parts: { name: string; holds: string; percent: number; label: string }[] }
  | { is: 'steps'; steps: string[]; reached: number; caption: Inline[] }
  | { is: 'scale'; from: number; to: number; ticks: { label: string; at: number }[]; caption: Inline[] }
  | { is: 'columns'; figures: { label: string; value: string }[]; heights: number[]; caption: Inline[] }
  | { is: 'headline'; figure: string; words: string }
  | { is: 'rows' | 'facts'; rows: Titled[] }
  | { is: 'beside'; sides: [Block[], Block[]] }
  | { is: 'cards'; cards: Titled[] };

export const text = (words: string): Inline => ({ is: 'text', text: words });
export const strong = (words: string): Inline => ({ is: 'strong', content: [text(words)] });
export const paragraph = (...content: (string | Inline)[]): Block => ({
  is: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? text(part) : part)),
});
export const heading = (words: string, level = 1): Block => ({ is: 'heading', level, content: [text(words)] });

/** The words of inline content, without its marks. */
export const plain = (content: readonly Inline[]): string =>
  content
    .map((part) =>
      'text' in part
        ? part.text
        : part.is === 'break'
          ? ' '
          : part.is === 'footnote' || part.is === 'specimen'
            ? ''
            : plain(part.content),
    )
    .join('');
