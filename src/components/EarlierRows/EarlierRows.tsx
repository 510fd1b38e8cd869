import type { ReactNode } from 'react';
import styles from './EarlierRows.module.css';

export interface EarlierRowsProps {
  /** Plural noun for the rows: “versions”. */
  noun: string;
  /** Number of rows; if it is 0, nothing is shown. */
  count: number;
  /** What the rows belong to, for screen readers only. */
  ofTitle?: string | undefined;
  /** The rows. */
  children: ReactNode;
}

/** The earlier part of a list, collapsed below the expanded part. */
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
