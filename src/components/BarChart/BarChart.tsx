import clsx from 'clsx/lite';
import type { Bars } from '../../lib/drawings/bars.ts';
import { Bar } from '../Bar/Bar.tsx';
import styles from './BarChart.module.css';

export type BarChartProps = Bars;

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
