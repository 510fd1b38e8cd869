import { apart, drawPlot, PLOT_WIDTH, type PlotPoint } from '../../lib/returns/plot.ts';
import { monthName, monthOf } from '../../lib/returns/months.ts';
import styles from './LineChart.module.css';

export interface LineChartProps {
  /** In order of time, at least two; `net` is the solid line, `benchmark` the dashed one. */
  points: readonly PlotPoint[];
  /** The value that the chart begins from: the amount at the start, or zero. */
  base: number;
  /** Words of a level of the scale. */
  level: (value: number) => string;
  /** What each line is called at its end, and where it ends in words. */
  ends: Record<'net' | 'benchmark', readonly [name: string, value: string]>;
  /** A point of the solid line that is named in the drawing. */
  mark?: { index: number; words: string } | undefined;
  /** Whether the surface between the solid line and the base is filled. */
  filled?: boolean;
}

/** Heights in px: of the plot, of the names below it, and between two lines of words. */
const [HEIGHT, FOOT, LEADING] = [240, 28, 19];

/** “Sep 2025”. */
const shortMonth = (day: Date) => monthName(monthOf(day)).replace(/^(...)\w*/, '$1');

/**
 * Two lines over time on one scale, each named at its end. The words and the table around it say the same, so the
 * drawing itself is silent.
 */
export function LineChart({ points, base, level, ends, mark, filled = false }: LineChartProps) {
  const plot = drawPlot(points, base, HEIGHT, mark ? LEADING + 8 : 0);
  const labels = apart(plot.ends, 2 * LEADING + 4, HEIGHT);
  const marked = mark && plot.at(mark.index);
  const [first, last] = [points[0]?.day, points.at(-1)?.day];
  const anchor = (x: number) => (x > 80 ? 'end' : x < 20 ? 'start' : 'middle');
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg height={HEIGHT + FOOT}>
        {plot.levels.map(({ at, value }) => (
          <text key={value} x="100%" y={at + 5} textAnchor="end">
            {level(value)}
          </text>
        ))}
      </svg>
      <svg height={HEIGHT + FOOT}>
        {plot.levels.map(({ at, value }) => (
          <line key={value} x2="100%" y1={at} y2={at} />
        ))}
        <line className={styles.base} x2="100%" y1={plot.base} y2={plot.base} />
        <svg width="100%" height={HEIGHT} viewBox={`0 0 ${PLOT_WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {filled && <path className={styles.area} d={plot.area} />}
          <path className={styles.benchmark} d={plot.benchmark} />
          <path className={styles.net} d={plot.net} />
        </svg>
        <circle className={styles.net} cx="100%" cy={plot.ends.net} r="4" />
        <rect className={styles.benchmark} x="100%" y={plot.ends.benchmark - 4} width="8" height="8" />
        {mark && marked && (
          <>
            <circle className={styles.net} cx={`${marked.x}%`} cy={marked.y} r="4" />
            <text className={styles.mark} x={`${marked.x}%`} y={marked.y + LEADING + 2} textAnchor={anchor(marked.x)}>
              {mark.words}
            </text>
          </>
        )}
        {first && (
          <text x="0" y={HEIGHT + FOOT - 4}>
            {shortMonth(first)}
          </text>
        )}
        {plot.years.map(({ at, value }) => (
          <text key={value} className={styles.year} x={`${at}%`} y={HEIGHT + FOOT - 4} textAnchor="middle">
            {value}
          </text>
        ))}
        {last && (
          <text x="100%" y={HEIGHT + FOOT - 4} textAnchor="end">
            {shortMonth(last)}
          </text>
        )}
      </svg>
      <svg height={HEIGHT + FOOT}>
        {(['net', 'benchmark'] as const).map((series) => (
          <text key={series} data-series={series} y={labels[series] - 3}>
            {ends[series][0]}
            <tspan x="0" dy={LEADING}>
              {ends[series][1]}
            </tspan>
          </text>
        ))}
      </svg>
    </div>
  );
}
