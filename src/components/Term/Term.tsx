import type { ReactNode } from 'react';
import styles from './Term.module.css';

export interface TermProps {
  /** Id of the word, unique on the page. */
  id: string;
  /** Its address in the glossary. */
  href: string;
  /** One or two sentences in plain words. */
  meaning: string;
  /** The word as in the text. */
  children: ReactNode;
}

/**
 * A word whose meaning shows on hover and focus, even without a script. Its script, explain-terms.ts, also shows it on
 * tap and lets the Escape key dismiss it; without the script, a tap follows the link to the glossary.
 *
 * The word is a link and not a button: reading modes drop buttons, and Firefox does not copy them, so sentences would
 * lose words. The meaning is hidden by markup, because reading modes ignore styles.
 */
export function Term({ id, href, meaning, children }: TermProps) {
  const name = `term-${id}`;
  return (
    <span className={styles.term} data-term="">
      <a href={href} aria-describedby={name}>
        {children}
      </a>
      <span id={name} role="tooltip" popover="" hidden>
        {meaning}
      </span>
    </span>
  );
}
