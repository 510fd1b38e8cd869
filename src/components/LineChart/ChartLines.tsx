import type { Plot } from '../../lib/returns/plot.ts';
import styles from './ChartLines.module.css';

interface ChartLinesProps {
  /** The lines as paths, a month 1 wide. */
  plot: Plot;
  /** Height of the plot in px. */
  height: number;
}

/** A chart's two lines, stretched to its width: solid after fees, dashed for the benchmark, which is behind it. */
export function ChartLines({ plot, height }: ChartLinesProps) {
  return (
    <svg
      className={styles.lines}
      width="100%"
      height={height}
      viewBox={`0 0 ${plot.width} ${height}`}
      preserveAspectRatio="none"
    >
      <path className={styles.benchmark} d={plot.benchmark} />
      <path className={styles.net} d={plot.net} />
    </svg>
  );
}
