import { counted, formatDate, formatNumber } from '../format.ts';
import { financialYears } from './financial-years.ts';
import { monthName } from './months.ts';
import { changedOn, lastDay, type Months, type ChangeDay } from './record.ts';
import { beta, trackingError, volatility } from './risk.ts';
import type { Rolling } from './rolling.ts';
import {
  numberCell,
  percentCell,
  type TableOfValues,
  type Tone,
  type ValueCell,
  withBenchmark,
} from './table-of-values.ts';
import { isAnnualised, periodReturn, periods } from './windows.ts';

/** The tables of a record: its returns by period, year and month, its rolling returns and its risk. */

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
