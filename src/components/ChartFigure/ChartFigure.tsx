import type { Chart } from '../../lib/returns/charts.ts';
import { ValueTable } from '../ValueTable/ValueTable.tsx';
import { LineChart } from '../LineChart/LineChart.tsx';
import { Marks } from '../Marks/Marks.tsx';
import styles from './ChartFigure.module.css';

export interface ChartFigureProps {
  /** The drawing with its words and figures. A summary is always visible; the figures are in a disclosure. */
  chart: Chart;
  /** Whether the figures are invented. */
  isSpecimen: boolean;
}

/**
 * A drawing with its title, a statement in words, and its figures in a disclosure. The drawing is hidden from screen
 * readers and comes last, so that they get from the words to the figures in one step, or from the figure itself.
 */
export function ChartFigure({ chart, isSpecimen }: ChartFigureProps) {
  const { id, title, statement, summary, table } = chart;
  return (
    <figure
      className={styles.figure}
      aria-labelledby={id}
      aria-describedby={`${id}-statement`}
      aria-details={`${id}-figures`}
    >
      <div className={styles.words}>
        <h3 id={id}>
          {title}
          <Marks isSpecimen={isSpecimen} />
        </h3>
        <p id={`${id}-statement`}>{statement}</p>
        {summary && <ValueTable table={summary} className={styles.summary} />}
      </div>
      <details id={`${id}-figures`} className="screen-only folded">
        <summary>
          The figures<span className="sr-only">{` for “${title}”`}</span>
        </summary>
        <ValueTable table={table} className={styles.figures} />
      </details>
      <div className={styles.drawing}>
        <LineChart chart={chart} />
      </div>
    </figure>
  );
}
