import type { EntryPlace } from '../findings/desk-findings.ts';

/** Words that were replaced. */
export interface WordChange {
  /** A few words before them on the same line. */
  around: string;
  before: string;
  after: string;
}

/** A file that differs from what was last handed over. */
export interface FileChange {
  file: string;
  title: string;
  /** Its entry; undefined for a file that is not an entry, or that was deleted. */
  place: EntryPlace | undefined;
  what: 'new' | 'changed' | 'gone';
  /** The state of the file, by which the change can be taken back; undefined for a file that is made from others. */
  version: string | undefined;
  /** The changes in a text; empty for a picture or a PDF. */
  words: WordChange[];
  /** Why visitors cannot see the entry yet. */
  whyUnpublished: string | undefined;
}
