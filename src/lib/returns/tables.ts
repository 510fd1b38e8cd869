import { counted, formatDate, formatNumber } from '../format.ts';
import { formatRupees } from '../rupees.ts';
import { NONE, percentDigits, percentForData, twoDecimals, twoDecimalsText } from './display.ts';
import { financialYears } from './financial-years.ts';
import { monthName, monthOf } from './months.ts';
import type { PlotPoint } from './plot.ts';
import { changedOn, lastDay, type Months, type ChangeDay, type SeriesName } from './record.ts';
import { beta, trackingError, volatility } from './risk.ts';
import type { Rolling } from './rolling.ts';
import { isAnnualised, periodReturn, periods } from './windows.ts';

/** A value for readers and for programs. */
export interface ValueCell {
  words: string;
  /** The value as a number; undefined if there is none. */
  value: string | undefined;
  series?: SeriesName;
  /** The period that it is for: `1M` to `5Y`, or `SI`. */
  period?: string;
  /** Its tint, in addition to its sign: gain or loss, and how large. */
  tone?: Tone | undefined;
}

type Tone = 'gain' | 'loss' | 'large-gain' | 'large-loss';

interface ValueRow {
  name: string;
  /** Whose values they are, if those of the benchmark follow in a row of their own. */
  series?: SeriesName;
  cells: readonly ValueCell[];
}

/** A table of values for pages and papers. */
export interface TableOfValues {
  caption: string;
  columns: readonly string[];
  rows: readonly ValueRow[];
}

/** A fraction in percent. */
const percentCell = (share: number | undefined): ValueCell => ({
  words: percentDigits(share),
  value: share === undefined ? undefined : percentForData(share),
});

const numberCell = (value: number | undefined): ValueCell =>
  value === undefined
    ? { words: NONE, value: undefined }
    : { words: twoDecimalsText(value), value: twoDecimals(value) };

/** An amount in ₹ lakh, as in drawings. */
const lakhCell = (rupees: number): ValueCell => numberCell(rupees / 100_000);

/** Starting amount of the growth chart in rupees: ₹50 lakh, the least that SEBI lets a client invest. */
export const START_AMOUNT = 5_000_000;

const withBenchmark = (benchmark: string) => ['After fees', benchmark];

/** “Since inception”, or since the day of the change of Strategy or benchmark that ended the record before it. */
export function sinceWords(changes: readonly ChangeDay[]): string {
  const changed = changedOn(changes);
  return changed === undefined ? 'Since inception' : `Since ${formatDate(changed)}`;
}

/** The data for the returns of all periods. */
interface Compared {
  months: Months;
  benchmark: string;
  changes: readonly ChangeDay[];
}

/**
 * Returns of all periods, the approach’s next to its benchmark’s.
 *
 * @param name that of the approach, unless all around the table is about it
 */
export function periodTable({ months, benchmark, changes }: Compared, name?: string): TableOfValues {
  const returns = name === undefined ? 'Returns' : `${name}: returns`;
  return {
    caption: `${returns} to ${formatDate(lastDay(months))}, in percent`,
    columns: ['Period', ...withBenchmark(benchmark)],
    rows: periods.map(({ id: period, label, months: length }) => {
      const words = length === undefined ? sinceWords(changes) : label;
      return {
        name: isAnnualised(months, length) ? `${words}, annualised` : words,
        cells: (['net', 'benchmark'] as const).map((series) => ({
          ...percentCell(periodReturn(months, series, length)),
          series,
          period,
        })),
      };
    }),
  };
}

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

/** “2025–26 (6 months)”. */
const yearName = ({ name, months, isWhole }: ReturnType<typeof financialYears>[number]) =>
  isWhole ? name : `${name} (${counted(months.length, 'month')})`;

/** Returns of the financial years, latest first. */
export function yearTable(months: Months, benchmark: string): TableOfValues {
  return {
    caption: 'Returns by financial year, April to March, in percent',
    columns: ['Year', ...withBenchmark(benchmark)],
    rows: financialYears(months)
      .toReversed()
      .map((year) => ({
        name: yearName(year),
        cells: [percentCell(year.net), percentCell(year.benchmark)],
      })),
  };
}

/** Names of the months, in the order of a financial year. */
export const monthNames = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];

/** The tint of a month; gains and losses of 5% or more are large. */
function toneOf({ value }: ValueCell): Tone | undefined {
  const percent = Number(value ?? 0);
  if (percent === 0) return undefined;
  const sign = percent > 0 ? 'gain' : 'loss';
  return Math.abs(percent) < 5 ? sign : `large-${sign}`;
}

/**
 * A row of months for each financial year, latest first; the approach’s, which are tinted, above its benchmark’s.
 */
export function monthTable(months: Months, benchmark: string): TableOfValues {
  return {
    caption: `Monthly returns by financial year, in percent; below each year, ${benchmark}`,
    columns: ['Year', ...monthNames],
    rows: financialYears(months)
      .toReversed()
      .flatMap(({ name, months: own }) =>
        (['net', 'benchmark'] as const).map((series) => ({
          name: series === 'net' ? name : `${name}, benchmark`,
          series,
          cells: monthNames.map((label): ValueCell => {
            const month = own.find((row) => monthName(row.month).startsWith(label));
            if (month === undefined) return { words: '', value: undefined };
            const cell = percentCell(month[series] / 100);
            return series === 'net' ? { ...cell, tone: toneOf(cell) } : cell;
          }),
        })),
      ),
  };
}

/** Minimum, median and maximum of all windows of one length. */
export function rollingTable(
  { net, benchmark: other, windows }: Rolling,
  benchmark: string,
  length: string,
): TableOfValues {
  const row = (name: string, key: 'least' | 'median' | 'greatest') => ({
    name,
    cells: [percentCell(net[key]), percentCell(other[key])],
  });
  return {
    caption: `All ${formatNumber(windows.length)} periods of ${length}, in percent a year; each column has its own worst, median and best`,
    columns: ['Period', ...withBenchmark(benchmark)],
    rows: [row('Worst', 'least'), row('Median', 'median'), row('Best', 'greatest')],
  };
}

/** Measures of risk; the last two compare the two lines, so they have one value each. */
export function riskTable(months: Months, benchmark: string): TableOfValues {
  const none: ValueCell = { words: '', value: undefined };
  return {
    caption: `Risk, from the returns of ${counted(months.length, 'month')}; volatility and tracking error in percent a year`,
    columns: ['Measure', ...withBenchmark(benchmark)],
    rows: [
      {
        name: 'Volatility',
        cells: (['net', 'benchmark'] as const).map((series) => percentCell(volatility(months, series))),
      },
      { name: 'Tracking error', cells: [percentCell(trackingError(months)), none] },
      { name: 'Beta', cells: [numberCell(beta(months)), none] },
    ],
  };
}
