import clsx from 'clsx/lite';
import { drawFees } from '../../lib/fees/chart.ts';
import type { FeeResult } from '../../lib/fees/result.ts';
import { formatWholeRupees } from '../../lib/rupees.ts';
import styles from './FeeChart.module.css';

/** Height of the columns in px. */
const HEIGHT = 240;

/** Height of the names of the years below them, in px. */
const FOOT = 32;

/** The closing NAV of each year and, on top, its fees. The table next to it shows the same. */
export function FeeChart({ outcome: { inputs, rows } }: FeeResult) {
  const { capital } = inputs;
  const { columns, width, zero, start } = drawFees(rows, capital, HEIGHT);
  return (
    <figure className={clsx('chart screen-only', styles.chart)}>
      <svg height={HEIGHT + FOOT} aria-hidden="true">
        {columns.map(({ year, x, middle, nav, fees, isNamed }) => (
          <g key={year}>
            <rect data-series="nav" x={`${x}%`} width={`${width}%`} {...nav} />
            <rect data-series="fees" x={`${x}%`} width={`${width}%`} {...fees} />
            {isNamed && (
              <text x={`${middle}%`} y={HEIGHT + FOOT - 8} textAnchor="middle">
                {year}
              </text>
            )}
          </g>
        ))}
        <line x2="100%" y1={zero} y2={zero} />
        <line className={styles.start} x2="100%" y1={start} y2={start} />
      </svg>
      <figcaption>
        <span data-series="nav">Closing NAV</span> <span data-series="fees">Total fees</span>
        <p>
          {`Each column is a year: what is left and, on top, its fees. The dashed line is the capital at the start, ${formatWholeRupees(capital)}.`}
        </p>
      </figcaption>
    </figure>
  );
}
