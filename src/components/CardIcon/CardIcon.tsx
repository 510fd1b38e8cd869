import styles from './CardIcon.module.css';

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
} as const;

export interface CardIconProps {
  /** Name of the drawing. */
  name: keyof typeof drawings;
}

/** A small drawing next to a titled point, in the same style as the contours. */
export function CardIcon({ name }: CardIconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
