import { NONE, percentDigits, percentForData, twoDecimals, twoDecimalsText } from './display.ts';
import type { SeriesName } from './record.ts';

/** A value for readers and for programs. */
export interface ValueCell {
  words: string;
  /** The value as a number; undefined if there is none. */
  value: string | undefined;
  series?: SeriesName;
  /** The period that it is for: `1M` to `5Y`, or `SI`. */
  period?: string;
  /** Its tint, in addition to its sign: gain or loss, and how large. */
  tone?: Tone | undefined;
}

/** A gain or loss, and whether it is large. */
export type Tone = 'gain' | 'loss' | 'large-gain' | 'large-loss';

interface ValueRow {
  name: string;
  /** Whose values they are, if those of the benchmark follow in a row of their own. */
  series?: SeriesName;
  cells: readonly ValueCell[];
}

/** A table of values for pages and papers. */
export interface TableOfValues {
  caption: string;
  columns: readonly string[];
  rows: readonly ValueRow[];
}

/** A fraction in percent. */
export const percentCell = (share: number | undefined): ValueCell => ({
  words: percentDigits(share),
  value: share === undefined ? undefined : percentForData(share),
});

/** A ratio, or an amount in the unit of its table. */
export const numberCell = (value: number | undefined): ValueCell =>
  value === undefined
    ? { words: NONE, value: undefined }
    : { words: twoDecimalsText(value), value: twoDecimals(value) };

/** Headings of the columns with values. */
export const withBenchmark = (benchmark: string) => ['After fees', benchmark];
