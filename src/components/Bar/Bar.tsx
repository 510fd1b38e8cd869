import { shareOfBar } from '../../lib/drawings/bars.ts';
import styles from './Bar.module.css';

export interface BarProps {
  /** Start of the filled part, in the unit of the scale. */
  from: number;
  /** End of the filled part. */
  to: number;
  /** The figure at the end of the bar. */
  scale: number;
}

/** A partly filled bar, sized by its container. Hidden from screen readers: the words next to it say the same. */
export function Bar({ from, to, scale }: BarProps) {
  const share = (value: number) => `${shareOfBar(value, scale)}%`;
  return (
    <svg aria-hidden="true">
      <rect className={styles.whole} width="100%" height="100%" />
      <rect className={styles.filled} x={share(from)} width={share(to - from)} height="100%" />
    </svg>
  );
}
