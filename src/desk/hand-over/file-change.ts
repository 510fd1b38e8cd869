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
  what: 'new' | 'changed' | 'gone';
  /** Of a changed text; none of a picture or a PDF. */
  words: WordChange[];
}
