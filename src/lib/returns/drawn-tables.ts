import { formatRupees } from '../rupees.ts';
import { monthName, monthOf } from './months.ts';
import type { PlotPoint } from './plot.ts';
import { numberCell, percentCell, type TableOfValues, type ValueCell, withBenchmark } from './table-of-values.ts';

/** The tables of drawings: the same values for readers who cannot see these. */

/** Starting amount of the growth chart in rupees: ₹50 lakh, the least that SEBI lets a client invest. */
export const START_AMOUNT = 5_000_000;

/** An amount in ₹ lakh, as in drawings. */
const lakhCell = (rupees: number): ValueCell => numberCell(rupees / 100_000);

/** Maximum number of rows in the table of a drawing, one per month: five years and their start. */
const MAX_TABLE_ROWS = 61;

/** Number of latest months that a longer record shows. */
const LATEST_MONTHS = 12;

/**
 * The drawn values by month. Those of a longer record would fill a page: it shows only its latest year by month, and
 * before that its first month and the last of each financial year. The returns of all months are in a separate
 * table.
 */
function drawnTable(
  points: readonly PlotPoint[],
  cellOf: (value: number) => ValueCell,
  { caption, columns }: Pick<TableOfValues, 'caption' | 'columns'>,
): TableOfValues {
  const rows = points.map(({ day, net, benchmark }) => ({ month: monthOf(day), cells: [net, benchmark].map(cellOf) }));
  const from = rows.length > MAX_TABLE_ROWS ? rows.at(-LATEST_MONTHS)?.month : undefined;
  const shown = rows.filter(
    ({ month }, index) => from === undefined || index === 0 || month >= from || month.endsWith('-03'),
  );
  return {
    caption:
      from === undefined ? caption : `${caption}; before ${monthName(from)}, only the first month and each March`,
    columns,
    rows: shown.map(({ month, cells }) => ({ name: monthName(month), cells })),
  };
}

/** The value of an amount at each month-end. */
export const growthTable = (points: readonly PlotPoint[], benchmark: string): TableOfValues =>
  drawnTable(points, lakhCell, {
    caption: `Value of ${formatRupees(START_AMOUNT)} at the end of each month, in ₹ lakh`,
    columns: ['End of', ...withBenchmark(benchmark)],
  });

/** How far each line was below its peak at each month-end. */
export const fallTable = (points: readonly PlotPoint[], benchmark: string): TableOfValues =>
  drawnTable(points, percentCell, {
    caption: 'How far the value was below its highest month-end so far, in percent',
    columns: ['End of', ...withBenchmark(benchmark)],
  });

/** The rates of the windows of one length, by their last month. */
export const windowTable = (points: readonly PlotPoint[], benchmark: string, length: string): TableOfValues =>
  drawnTable(points, percentCell, {
    caption: `Return of each period of ${length}, by its last month, in percent a year`,
    columns: ['Up to', ...withBenchmark(benchmark)],
  });
