import clsx from 'clsx/lite';
import type { CardIcon } from '../../lib/pages/card-icons.ts';
import styles from './Cards.module.css';

/** Small drawings in the same style as the contours. */
const drawings = {
  // The value of a thing, with its price somewhere inside.
  value: 'M24 4a20 20 0 1 0 0 40 20 20 0 0 0 0-40M21 15a11 11 0 1 0 0 22 11 11 0 0 0 0-22',
  // The same line, drawn repeatedly.
  discipline: 'M4 12c7-4 13 4 20 0s13 4 20 0M4 24c7-4 13 4 20 0s13 4 20 0M4 36c7-4 13 4 20 0s13 4 20 0',
  // Rings of a tree, one for each year.
  growth:
    'M24 21a5 5 0 1 0 0 10 5 5 0 0 0 0-10M24 14a12 12 0 1 0 0 24 12 12 0 0 0 0-24M24 5a20 20 0 1 0 0 40 20 20 0 0 0 0-40',
  // A ring with a gap, and the way in.
  opportunity: 'M30 5a20 20 0 1 0 13 13M26.5 14a11 11 0 1 0 7.5 7.5M30 18 43 5',
} as const satisfies Record<CardIcon, string>;

export interface CardsProps {
  /** Titled points, each with a small drawing if it has one. */
  cards: readonly { title: string; description: string; icon?: CardIcon | undefined }[];
}

/** Titled points side by side, under a second-level heading. */
export function Cards({ cards }: CardsProps) {
  return (
    <ul className={clsx(styles.cards, cards.length % 4 === 0 && styles.fours)} data-wide="">
      {cards.map(({ title, description, icon }) => (
        <li key={title}>
          {icon && (
            <svg
              className={clsx('screen-only', styles.icon)}
              viewBox="0 0 48 48"
              width="48"
              height="48"
              aria-hidden="true"
            >
              <path d={drawings[icon]} />
            </svg>
          )}
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
