import type { EntryPlace } from '../findings/desk-findings.ts';

/** Words that were replaced. */
export interface WordChange {
  /** A few words of the same line that stand before them. */
  around: string;
  before: string;
  after: string;
}

/** One file that differs from what was handed over last. */
export interface FileChange {
  file: string;
  title: string;
  /** The entry that it is; undefined for any other file, and for one that is gone. */
  place: EntryPlace | undefined;
  what: 'new' | 'changed' | 'gone';
  /** Of a changed text; none of a picture or a PDF. */
  words: WordChange[];
  /** Why no visitor sees the entry yet. */
  heldBack: string | undefined;
}
