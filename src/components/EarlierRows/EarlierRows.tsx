import type { ReactNode } from 'react';
import styles from './EarlierRows.module.css';

export interface EarlierRowsProps {
  /** What the rows are: “versions”. */
  noun: string;
  /** How many they are; without any there is nothing to open. */
  count: number;
  /** What they are earlier ones of, for those who hear the page and not for those who see it. */
  ofTitle?: string;
  /** The rows. */
  children: ReactNode;
}

/** The earlier part of a list, folded below the part that stands open. */
export function EarlierRows({ noun, count, ofTitle, children }: EarlierRowsProps) {
  if (count === 0) return null;
  return (
    <details className={styles.earlier}>
      <summary>
        {`Earlier ${noun} (${count})`}
        {ofTitle !== undefined && <span className="sr-only">{` of ${ofTitle}`}</span>}
      </summary>
      {children}
    </details>
  );
}
