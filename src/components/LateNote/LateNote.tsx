import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './LateNote.module.css';

export interface LateNoteProps {
  /** What a visitor can do meanwhile. */
  children: ReactNode;
}

/**
 * Directly behind a form’s island: says why nothing happens while a submit waits for the script, and after the script
 * has failed. The island is then marked `data-late` (src/islands/hydration/action-queue.ts).
 */
export function LateNote({ children }: LateNoteProps) {
  return (
    <p role="status" className={clsx('screen-only', styles.late)}>
      {children}
    </p>
  );
}
