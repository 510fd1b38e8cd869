/** Words that were replaced, with a few before them. */
export interface WordChange {
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
