import type { ReactNode } from 'react';
import styles from './Note.module.css';

export interface NoteProps {
  /** The words of the note. */
  children: ReactNode;
}

/** A remark set apart from the text. */
export function Note({ children }: NoteProps) {
  return (
    <div className={styles.note} role="note">
      {children}
    </div>
  );
}
