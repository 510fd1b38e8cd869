import clsx from 'clsx/lite';
import { Bar } from '../Bar/Bar.tsx';
import styles from './BarChart.module.css';

export interface BarChartProps {
  /** The bars, in the order in which they are shown. */
  rows: readonly {
    label: string;
    /** The bar’s value in words. */
    value: string;
    /** Start and end of the filled part, in the unit of the scale. */
    from: number;
    to: number;
  }[];
  /** The figure at the end of the scale, in the unit of the rows. */
  scale: number;
  /** Explains the filled part of the bars. */
  caption: string;
}

/**
 * Labelled, partly filled bars on a scale from 0 to `scale`. The words next to each bar say the same.
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
