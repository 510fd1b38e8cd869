import clsx from 'clsx/lite';
import { drawPlanLines } from '../../lib/fees/plan-charts.ts';
import type { PlanResult } from '../../lib/fees/result.ts';
import { formatNumber } from '../../lib/format.ts';
import styles from './PlanLines.module.css';

/** Height of the plot in px. */
const HEIGHT = 220;

/** Height of the names below it, in px. */
const FOOT = 30;

/** Minimum distance between the names of two lines, in px. */
const LEADING = 24;

/** With more points, a line has a mark only at its end. */
const MAX_MARKS = 12;

/** A disc, a square and a triangle around 0, so that lines differ without colours. */
const marks = ['M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z', 'M-4-4h8v8h-8z', 'M0-5.5L5.5 4.5h-11z'];

/** The closing NAV of each plan, year by year: one line per plan from the capital, named at its end. */
export function PlanLines({ plans }: PlanResult) {
  const { unit, levels, start, lines, years } = drawPlanLines(plans, HEIGHT, LEADING);
  return (
    <figure className={styles.figure}>
      <figcaption>
        {`Closing NAV of each year, in ₹${unit && ` ${unit}`}. Year 0 and the dashed line show the capital at the start.`}
      </figcaption>
      <div className={clsx('chart', styles.chart)} aria-hidden="true">
        <svg height={HEIGHT + FOOT}>
          {levels.map(({ at, value }) => (
            <text key={at} x="100%" y={at + 5} textAnchor="end">
              {formatNumber(value)}
            </text>
          ))}
        </svg>
        <svg height={HEIGHT + FOOT}>
          {levels.map(({ at }) => (
            <line key={at} x2="100%" y1={at} y2={at} />
          ))}
          <line className={styles.start} x2="100%" y1={start} y2={start} />
          {lines.map(({ name, points }, place) => (
            <g key={name} data-place={place}>
              <svg
                width="100%"
                height={HEIGHT}
                viewBox={`0 0 100 ${HEIGHT}`}
                preserveAspectRatio="none"
                className={styles.over}
              >
                <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
              </svg>
              {points.slice(points.length > MAX_MARKS ? -1 : 1).map(({ x, y }) => (
                <svg key={x} x={`${x}%`} y={y} className={styles.over}>
                  <path className={styles.mark} d={marks[place]} />
                </svg>
              ))}
            </g>
          ))}
          {years.map(({ at, value }) => (
            <text key={value} x={`${at}%`} y={HEIGHT + FOOT - 6} textAnchor="middle">
              {value}
            </text>
          ))}
        </svg>
        <svg height={HEIGHT + FOOT}>
          {lines.map(({ name, points, label }, place) => (
            <g key={name} data-place={place}>
              <line x1="8" y1={points.at(-1)?.y} x2="19" y2={label} />
              <text className={styles.name} x="22" y={label + 5}>
                {name}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
