import { palette } from '../../../lib/palette.ts';
import type { Chart } from '../../../lib/returns/charts.ts';
import { monthName, monthOf } from '../../../lib/returns/months.ts';
import { apart, drawPlot, PLOT_WIDTH } from '../../../lib/returns/plot.ts';
import { type Drawing, element, say, svg, WIDTH } from './svg.ts';

/** Points: height of the plot, room for the scale at the left, for names at the right, above and below. */
const [HEIGHT, LEFT, RIGHT, HEAD, FOOT, LEADING] = [132, 40, 84, 8, 18, 12];

const shortMonth = (day: Date) => monthName(monthOf(day)).replace(/^(...)\w*/, '$1');

/** Two lines over time as the page draws them, on paper. */
export function lines({ points, base, level, ends, mark, filled = false }: Chart): Drawing {
  const plot = drawPlot(points, base, HEIGHT, mark ? 18 : 0);
  const width = WIDTH - LEFT - RIGHT;
  const labels = apart(plot.ends, 2 * LEADING + 4, HEIGHT);
  const muted = { colour: palette.slate, size: 8.5 };
  const end = LEFT + width;
  const marked = mark && { ...plot.at(mark.index), words: mark.words };
  // Stretched by a transform, lines would be drawn wider across than up.
  const path = (d: string, more: Record<string, string | number>) =>
    element('path', {
      d: stretched(d, width),
      fill: 'none',
      ...more,
      transform: `translate(${String(LEFT)} ${String(HEAD)})`,
    });
  const words = (series: 'net' | 'benchmark') =>
    say(ends[series][0], end + 8, HEAD + labels[series] - 2, { ...muted, bold: series === 'net' }) +
    say(ends[series][1], end + 8, HEAD + labels[series] - 2 + LEADING, { size: 8.5, bold: series === 'net' });
  const [first, last] = [points[0]?.day ?? new Date(0), points.at(-1)?.day ?? new Date(0)];
  const below = HEAD + HEIGHT + FOOT - 4;
  return svg(
    HEAD + HEIGHT + FOOT,
    plot.levels
      .map(
        ({ at, value }) =>
          element('line', {
            x1: LEFT,
            x2: end,
            y1: HEAD + at,
            y2: HEAD + at,
            stroke: palette.foam,
            'stroke-width': 0.7,
          }) + say(level(value), LEFT - 6, HEAD + at + 3, { ...muted, anchor: 'end' }),
      )
      .join('') +
      element('line', {
        x1: LEFT,
        x2: end,
        y1: HEAD + plot.base,
        y2: HEAD + plot.base,
        stroke: palette.slate,
        'stroke-width': 0.7,
      }) +
      (filled ? path(plot.area, { fill: palette.shallow, 'fill-opacity': 0.3 }) : '') +
      path(plot.benchmark, { stroke: palette.slate, 'stroke-width': 1.1, 'stroke-dasharray': '4 3' }) +
      path(plot.net, { stroke: palette.deep, 'stroke-width': 1.6, 'stroke-linejoin': 'round' }) +
      element('circle', { cx: end, cy: HEAD + plot.ends.net, r: 2.4, fill: palette.deep }) +
      element('rect', {
        x: end - 2.2,
        y: HEAD + plot.ends.benchmark - 2.2,
        width: 4.4,
        height: 4.4,
        fill: palette.slate,
      }) +
      (marked
        ? element('circle', { cx: LEFT + (marked.x * width) / 100, cy: HEAD + marked.y, r: 2.4, fill: palette.deep }) +
          say(marked.words, LEFT + (marked.x * width) / 100, HEAD + marked.y + 12, {
            size: 8.5,
            bold: true,
            anchor: marked.x > 80 ? 'end' : marked.x < 20 ? 'start' : 'middle',
          })
        : '') +
      words('net') +
      words('benchmark') +
      say(shortMonth(first), LEFT, below, muted) +
      plot.years
        .map(({ at, value }) => say(String(value), LEFT + (at * width) / 100, below, { ...muted, anchor: 'middle' }))
        .join('') +
      say(shortMonth(last), end, below, { ...muted, anchor: 'end' }),
  );
}

/** A path of the plot on a plot of another width. */
const stretched = (d: string, width: number) =>
  d.replace(
    /([ML])(\d+)/g,
    (_, move: string, x: string) => `${move}${String(Math.round((100 * Number(x) * width) / PLOT_WIDTH) / 100)}`,
  );
