import type { Chart } from '../../lib/returns/charts.ts';

/** Height in px of a line of words at the ends of the lines. */
export const LEADING = 19;

interface LineEndsProps {
  /** The words of each line, one below the other. */
  ends: Chart['ends'];
  /** Middle of each line's words, in px from the top. */
  at: Record<'net' | 'benchmark', number>;
  /** Height of the drawing in px. */
  height: number;
}

/** The words at the right ends of a chart's two lines. */
export function LineEnds({ ends, at, height }: LineEndsProps) {
  return (
    <svg height={height}>
      {(['net', 'benchmark'] as const).map((series) => (
        <text key={series} data-series={series} y={at[series] - (ends[series].length * LEADING) / 2 - 3}>
          {ends[series].map((words) => (
            <tspan key={words} x="0" dy={LEADING}>
              {words}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  );
}
