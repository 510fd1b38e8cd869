import type { ReactNode } from 'react';
import styles from './Term.module.css';

export interface TermProps {
  /** Name of the word among the others of a page. */
  id: string;
  /** One or two sentences in plain words. */
  meaning: string;
  /** The word as it stands in the text. */
  children: ReactNode;
}

/**
 * A word whose meaning shows on hover, focus and tap. A tap opens it without any script; its script, dismiss-terms.ts, only
 * lets the Escape key dismiss it.
 */
export function Term({ id, meaning, children }: TermProps) {
  const name = `term-${id}`;
  return (
    <span className={styles.term} data-term="">
      <button type="button" popoverTarget={name} aria-describedby={name}>
        {children}
      </button>
      <span id={name} role="tooltip" popover="">
        {meaning}
      </span>
    </span>
  );
}
