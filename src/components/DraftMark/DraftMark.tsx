import styles from './DraftMark.module.css';

export interface DraftMarkProps {
  /** “Draft” or “Visible from 15 September 2025”. Nothing is shown without words, as for whatever visitors see. */
  words: string | undefined;
}

/** Says to a writer, in the dev server, that visitors do not see this entry yet. */
export function DraftMark({ words }: DraftMarkProps) {
  return words === undefined ? null : <small className={styles.mark}>{words}</small>;
}
