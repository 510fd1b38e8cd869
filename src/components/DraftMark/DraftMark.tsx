import styles from './DraftMark.module.css';

export interface DraftMarkProps {
  /** “Draft” or “Visible from 15 September 2025”. */
  words: string;
}

/** Says to a writer, in the dev server, that visitors do not see this entry yet. */
export function DraftMark({ words }: DraftMarkProps) {
  return <small className={styles.mark}>{words}</small>;
}
