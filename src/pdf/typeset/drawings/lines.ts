import type { Chart } from '../../../lib/returns/charts.ts';
import { monthName, monthOf } from '../../../lib/returns/months.ts';
import { apart, drawPlot } from '../../../lib/returns/plot.ts';

/** Points: height of the plot, and of the two lines that name an end. */
const [HEIGHT, LABEL] = [132, 28];

const shortMonth = (day = new Date(0)) => monthName(monthOf(day)).replace(/^(...)\w*/, '$1');

/** What two lines over time are drawn from on paper, as on the page. */
export function linesData({ points, base, level, ends, mark, filled = false }: Chart): object {
  const plot = drawPlot(points, base, HEIGHT, mark ? 18 : 0);
  return {
    plot: { ...plot, levels: plot.levels.map(({ at, value }) => ({ at, words: level(value) })) },
    labels: apart(plot.ends, LABEL, HEIGHT),
    names: ends,
    filled,
    from: shortMonth(points[0]?.day),
    to: shortMonth(points.at(-1)?.day),
    mark: mark ? { ...plot.at(mark.index), words: mark.words } : null,
  };
}
