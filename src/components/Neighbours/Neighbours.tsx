import type { NamedLink } from '../../lib/named-link.ts';
import styles from './Neighbours.module.css';

export interface NeighboursProps {
  /** Title and address of the article published before this one; the first has none. */
  older?: NamedLink | undefined;
  /** The article published after this one; the newest has none. */
  newer?: NamedLink | undefined;
}

/** The articles before and after this one. */
export function Neighbours({ older, newer }: NeighboursProps) {
  if (!older && !newer) return null;
  return (
    <nav className={styles.neighbours} aria-label="Previous and next articles">
      {older && (
        <p>
          <span>Previous</span>
          <a href={older.href} rel="prev">
            {older.label}
          </a>
        </p>
      )}
      {newer && (
        <p className={styles.newer}>
          <span>Next</span>
          <a href={newer.href} rel="next">
            {newer.label}
          </a>
        </p>
      )}
    </nav>
  );
}
