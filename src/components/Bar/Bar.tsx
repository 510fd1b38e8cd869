import { shareOfBar } from '../../lib/drawn-facts.ts';
import styles from './Bar.module.css';

export interface BarProps {
  /** Where the filled part begins and ends, in the unit of the scale. */
  from: number;
  to: number;
  /** The figure at the end of the bar. */
  scale: number;
}

/** A bar of which a part is filled; its place gives it its size. Words beside it say the same: screen readers pass over it. */
export function Bar({ from, to, scale }: BarProps) {
  const share = (value: number) => `${shareOfBar(value, scale)}%`;
  return (
    <svg aria-hidden="true">
      <rect className={styles.whole} width="100%" height="100%" />
      <rect className={styles.filled} x={share(from)} width={share(to - from)} height="100%" />
    </svg>
  );
}
