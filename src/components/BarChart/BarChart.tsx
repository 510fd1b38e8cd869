import clsx from 'clsx';
import { Bar } from '../Bar/Bar.tsx';
import styles from './BarChart.module.css';

export interface BarChartProps {
  /** The bars, in the order in which they stand. */
  rows: readonly {
    label: string;
    /** What the bar says, in words. */
    value: string;
    /** Where the filled part begins and ends, in the unit of the scale. */
    from: number;
    to: number;
  }[];
  /** The figure at the end of the scale, in the unit of the rows. */
  scale: number;
  /** What the filled part of every bar means. */
  caption: string;
}

/**
 * Labelled bars on a scale from nothing to `scale`, of which each fills a part. The words beside the bar say the same.
 */
export function BarChart({ rows, scale, caption }: BarChartProps) {
  return (
    <figure>
      <ul className={clsx('rows', styles.bars)}>
        {rows.map(({ label, value, from, to }) => (
          <li key={label}>
            <span>{label}</span> <Bar from={from} to={to} scale={scale} />
            <span className={styles.value}>{value}</span>
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
