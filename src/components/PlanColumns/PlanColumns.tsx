import clsx from 'clsx/lite';
import { useId } from 'react';
import { drawPlanColumns, feeParts, type FeePart } from '../../lib/fees/plan-charts.ts';
import type { PlanResult } from '../../lib/fees/result.ts';
import { formatPercent } from '../../lib/format.ts';
import { formatWholeRupees } from '../../lib/rupees.ts';
import styles from './PlanColumns.module.css';

/** Height of a plan’s columns in px. */
const HEIGHT = 80;

/** Height of its name above them, in px. */
const HEAD = 40;

/** Height of the years below all plans, in px. */
const FOOT = 24;

/** Height of the returns below the years, in px. */
const LEADING = 20;

/** Maximum number of years for which a phone has room for the return of each. */
const MAX_YEARS = 6;

/** The fees of each year by part: one row of columns per plan, all on one scale. */
export function PlanColumns({ plans }: PlanResult) {
  const hatch = useId();
  const { rows, width } = drawPlanColumns(plans, HEIGHT);
  const returns = plans[0]?.rows.map(({ returnPercent }) => returnPercent) ?? [];
  // Solid, hatched and open, so that the parts differ without colours.
  const fillOf = (part: FeePart) => (part === 'performance' ? { fill: `url(#${hatch})` } : {});
  const foot = rows.length * (HEAD + HEIGHT) + FOOT;
  return (
    <figure className={clsx('chart', styles.figure)}>
      <figcaption>
        <p>Fees in each year, all to one scale</p>
        <ul>
          {feeParts.map(([part, name]) => (
            <li key={part}>
              <svg width="14" height="14" aria-hidden="true">
                <rect data-part={part} x="1" y="1" width="12" height="12" {...fillOf(part)} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg className={styles.chart} height={foot + LEADING + 4} aria-hidden="true">
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.ground} width="5" height="5" />
          <rect className={styles.stripe} width="3" height="5" />
        </pattern>
        {rows.map(({ name, total, columns }, row) => (
          <svg key={name} y={row * (HEAD + HEIGHT)} overflow="visible">
            <text className={styles.name} y={HEAD - 12}>
              {name}
              <tspan>{` ${formatWholeRupees(total)} in all`}</tspan>
            </text>
            <svg y={HEAD} overflow="visible">
              {columns.map(({ year, x, parts }) => (
                <g key={year}>
                  {parts.map(({ part, ...bar }) => (
                    <rect key={part} data-part={part} x={`${x}%`} width={`${width}%`} {...bar} {...fillOf(part)} />
                  ))}
                </g>
              ))}
              <line x2="100%" y1={HEIGHT} y2={HEIGHT} />
            </svg>
          </svg>
        ))}
        {rows[0]?.columns.map(
          ({ year, middle, isNamed }) =>
            isNamed && (
              <text key={year} x={`${middle}%`} y={foot} textAnchor="middle">
                {returns.length <= MAX_YEARS ? `Year ${year}` : year}
                {returns.length <= MAX_YEARS && (
                  <tspan x={`${middle}%`} dy={LEADING}>
                    {formatPercent(returns[year - 1] ?? 0)}
                  </tspan>
                )}
              </text>
            ),
        )}
      </svg>
    </figure>
  );
}
