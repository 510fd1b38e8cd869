import clsx from 'clsx/lite';
import type { Chart } from '../../lib/returns/charts.ts';
import { drawPlot, type PlotOptions, separateLabels } from '../../lib/returns/plot.ts';
import { ChartLines } from '../LineChart/ChartLines.tsx';
import { LEADING, LineEnds } from '../LineChart/LineEnds.tsx';
import styles from './GrowthLines.module.css';

export interface GrowthLinesProps {
  /** The growth of an amount; `net` is the solid line, `benchmark` the dashed one. */
  chart: Chart;
  /** What all drawings beside each other have in common. */
  frame?: PlotOptions['frame'];
}

/** Height of the plot in px. */
const HEIGHT = 104;

/** A small chart of the growth of an amount: both lines with their start and end values. The caption says the same. */
export function GrowthLines({ chart, frame }: GrowthLinesProps) {
  const { points, base, against, ends, statement } = chart;
  const plot = drawPlot({ points, base, against, height: HEIGHT, frame });
  // The lower label’s second line would reach into the caption.
  const labels = separateLabels(plot.ends, 2 * LEADING + 4, HEIGHT - LEADING);
  return (
    <figure className={styles.growth}>
      <div className={clsx('chart', styles.drawing)} aria-hidden="true">
        <svg className={styles.plot} height={HEIGHT}>
          <line x2="100%" y1={plot.base} y2={plot.base} />
          <ChartLines plot={plot} height={HEIGHT} />
          <circle cx="100%" cy={plot.ends.net} r="4" />
        </svg>
        <LineEnds ends={ends} at={labels} height={HEIGHT} />
      </div>
      <figcaption>{statement}</figcaption>
    </figure>
  );
}
