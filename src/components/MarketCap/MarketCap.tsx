import clsx from 'clsx/lite';
import type { MarketCapScale } from '../../lib/approaches/drawn-facts.ts';
import styles from './MarketCap.module.css';

export type MarketCapProps = MarketCapScale;

const percent = (value: number) => `${value.toFixed(2)}%`;

/** The size of the companies that a strategy considers, on a logarithmic scale. The caption states it in words. */
export function MarketCap({ from, to, ticks, caption }: MarketCapProps) {
  /** The labels of the first and the last tick stay within the scale. */
  const anchorOf = (index: number) => {
    if (index === 0) return 'start';
    return index === ticks.length - 1 ? 'end' : 'middle';
  };
  return (
    <figure className={clsx('chart', styles.scale)}>
      <svg aria-hidden="true">
        <rect className={styles.track} y="8" width="100%" height="12" />
        <rect className={styles.range} y="8" x={percent(from)} width={percent(to - from)} height="12" />
        {ticks.map(({ label, at }, index) => (
          <text key={label} x={percent(at)} y="46" textAnchor={anchorOf(index)}>
            {label}
          </text>
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
