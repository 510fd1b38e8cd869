import clsx from 'clsx/lite';
import { type Chart, shortMonth } from '../../lib/returns/charts.ts';
import { drawPlot, type Plot, separateLabels } from '../../lib/returns/plot.ts';
import { ChartLines } from './ChartLines.tsx';
import { ChartSurface, SurfaceKey } from './ChartSurface.tsx';
import { LEADING, LineEnds } from './LineEnds.tsx';
import styles from './LineChart.module.css';

export interface LineChartProps {
  /** At least two points; `net` is the solid line, `benchmark` the dashed one. */
  chart: Chart;
}

/** Height of the plot in px. */
const HEIGHT = 260;

/** Height of the names below it, in px. */
const FOOT = 28;

/** Baseline of the names below the plot, in px from the top. */
const NAMES = HEIGHT + FOOT - 4;

/** Both ends of a vertical line. @param x in percent of the width */
const upright = (x: number) => ({ x1: `${x}%`, x2: `${x}%` });

/**
 * Two lines over time on one scale, each named at its end, with the area between them plain in good periods and hatched
 * in bad ones. Hidden from screen readers, because the words and the table around it say the same.
 */
export function LineChart({ chart }: LineChartProps) {
  const { id, points, base, against, surfaces, level, ends, annotation } = chart;
  const wordsBox = annotation && { index: annotation.index, height: annotation.words.length * LEADING + 8 };
  const plot = drawPlot({ points, base, against, height: HEIGHT, words: wordsBox });
  const labels = separateLabels(plot.ends, ends.net.length * LEADING + 6, HEIGHT);
  return (
    <div className={styles.room} aria-hidden="true">
      <div className={clsx('chart', styles.chart)}>
        <SurfaceKey id={id} plot={plot} words={surfaces} />
        <LevelNames plot={plot} base={base} level={level} />
        <svg height={HEIGHT + FOOT}>
          <Grid plot={plot} />
          <ChartSurface id={id} plot={plot} height={HEIGHT} />
          <line className={styles.base} x2="100%" y1={plot.base} y2={plot.base} />
          <ChartLines plot={plot} height={HEIGHT} />
          <circle className={styles.net} cx="100%" cy={plot.ends.net} r="4.5" />
          <rect className={styles.benchmark} x="100%" y={plot.ends.benchmark - 4} width="8" height="8" />
          {annotation && <Annotation plot={plot} annotation={annotation} />}
          <FirstAndLast points={points} />
        </svg>
        <LineEnds ends={ends} at={labels} height={HEIGHT + FOOT} />
      </div>
    </div>
  );
}

/** The values of the horizontal lines, in a column left of the plot; without one that would touch the value of the base line. */
function LevelNames({ plot, base, level }: { plot: Plot } & Pick<Chart, 'base' | 'level'>) {
  const levels = plot.levels.filter(({ at }) => at === plot.base || Math.abs(at - plot.base) > LEADING);
  return (
    <svg height={HEIGHT + FOOT}>
      {levels.map(({ at, value }) => (
        <text key={value} x="100%" y={at + 5}>
          {level(value)}
        </text>
      ))}
      {levels.every(({ at }) => at !== plot.base) && (
        <text x="100%" y={plot.base + 5}>
          {level(base)}
        </text>
      )}
    </svg>
  );
}

/** The horizontal lines, and a stroke for each year with its name where there is room. */
function Grid({ plot }: { plot: Plot }) {
  return (
    <>
      {plot.levels.map(({ at, value }) => (
        <line key={value} x2="100%" y1={at} y2={at} />
      ))}
      {plot.years.map(({ at, value, room }) => (
        <g key={value} data-room={room}>
          <line {...upright(at)} y1={HEIGHT} y2={HEIGHT + 6} />
          {room !== 'none' && (
            <text x={`${at}%`} y={NAMES}>
              {value}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

/**
 * Alignment of words at a point, so that they stay within the drawing: on the narrowest phone they take two thirds of it.
 *
 * @param x in percent of the width
 */
function anchorAt(x: number) {
  if (x < 35) return 'start';
  return x > 65 ? 'end' : 'middle';
}

/** A point of the solid line with words, and a line to them. */
function Annotation({ plot, annotation }: { plot: Plot; annotation: NonNullable<Chart['annotation']> }) {
  if (plot.wordsTop === undefined) return null;
  const point = plot.at(annotation.index);
  return (
    <>
      <line className={styles.leader} {...upright(point.x)} y1={point.y} y2={plot.wordsTop} />
      <circle className={styles.net} cx={`${point.x}%`} cy={point.y} r="4.5" />
      <text
        className={clsx(styles.annotation, plot.wordsTop < plot.base && styles.within)}
        y={plot.wordsTop + 2}
        textAnchor={anchorAt(point.x)}
      >
        {annotation.words.map((line) => (
          <tspan key={line} x={`${point.x}%`} dy={LEADING}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** The names of the first and the last month, below the ends of the plot. */
function FirstAndLast({ points }: Pick<Chart, 'points'>) {
  const [first, last] = [points[0], points.at(-1)];
  return (
    <>
      {first && (
        <text className={styles.first} x="0" y={NAMES}>
          {shortMonth(first.day)}
        </text>
      )}
      {last && (
        <text x="100%" y={NAMES} textAnchor="end">
          {shortMonth(last.day)}
        </text>
      )}
    </>
  );
}
