import type { ReactNode } from 'react';
import styles from './Term.module.css';

export interface TermProps {
  /** Name of the word among the others of a page. */
  id: string;
  /** Address of its place in the glossary. */
  href: string;
  /** One or two sentences in plain words. */
  meaning: string;
  /** The word as it stands in the text. */
  children: ReactNode;
}

/**
 * A word whose meaning shows on hover and focus, without any script. Its script, explain-terms.ts, shows it at a tap too and
 * lets the Escape key dismiss it; without the script a tap leads to the glossary.
 *
 * The word is a link and not a button: reading modes leave out every button, and Firefox copies none, so that sentences
 * lost their words. The meaning is hidden by its markup, as reading modes do not ask the styles.
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
