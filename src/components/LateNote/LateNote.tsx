import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './LateNote.module.css';

export interface LateNoteProps {
  /** Its anchor, if the form leads to it. */
  id?: string | undefined;
  /** What a visitor can do meanwhile. */
  children: ReactNode;
}

/**
 * In a form or directly behind its island: says why nothing happens while a submit waits for the script, and after the
 * script has failed. The island is then marked `data-late` (src/islands/hydration/action-queue.ts), or the form
 * `data-asked` (src/islands/FeeCalculator/open-link.ts).
 */
export function LateNote({ id, children }: LateNoteProps) {
  return (
    <p id={id} role="status" className={clsx('screen-only', styles.late)}>
      {children}
    </p>
  );
}
