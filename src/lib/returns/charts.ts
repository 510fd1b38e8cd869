import { formatMonth, numberFormat } from '../format.ts';
import { formatRupees } from '../rupees.ts';
import { fallWords, lakhText, percentDigits, formatShare } from './display.ts';
import { deepestFall, drawdownsOf } from './drawdowns.ts';
import { fallTable, growthTable, START_AMOUNT, windowTable } from './drawn-tables.ts';
import { growthOf } from './growth.ts';
import { endOf } from './months.ts';
import type { PlotOptions, PlotPoint } from './plot.ts';
import type { Months, SeriesName } from './record.ts';
import { rollingTable } from './record-tables.ts';
import { rollingOf } from './rolling.ts';
import { fallStatement, growthStatement, rollingStatement } from './statements.ts';
import type { TableOfValues } from './table-of-values.ts';

/** A drawing of two lines with all its words, for both pages and papers. */
export interface Chart {
  /** Fragment that links to it. */
  id: string;
  title: string;
  statement: string;
  /** The values that are drawn; for a long record, only those of its latest months and of the end of each year. */
  table: TableOfValues;
  /** Values that are always shown with the drawing. */
  summary?: TableOfValues;
  /** In order of time. */
  points: PlotPoint[];
  /** The value at which the chart begins: the amount at the start, or zero. */
  base: number;
  /** What the approach’s line is compared with: the area above is good news, the one below is bad. */
  against: PlotOptions['against'];
  /** The meanings of the areas above and below. */
  surfaces: { above: string; below: string };
  /** Label of a level of the scale, such as “₹50 L”. */
  level: (value: number) => string;
  /** The label at the end of each line: its name, then its final value, one line each. */
  ends: Record<SeriesName, readonly string[]>;
  /** A point of the approach’s line, by its index in `points`, with its label line by line. */
  annotation?: { index: number; words: readonly string[] };
}

const APPROACH = 'Approach';
const BENCHMARK = 'Benchmark';

/** A level of a scale, which may have more decimals than other figures. */
const levelText = /* @__PURE__ */ numberFormat({ maximumFractionDigits: 12 });

/** “₹50 L”, because labels have little room; “₹0”. */
export const lakhLevel = (value: number): string => (value === 0 ? '₹0' : `₹${levelText(value / 100_000)}\u00A0L`);

/** Levels are round, so a percentage only needs decimals below one. */
const percentLevel = (share: number) => `${levelText(Math.round(share * 100_000) / 1000)}%`;

/** “Sep 2025”. */
export const shortMonth = (day: Date): string => formatMonth(day).replace(/^(...)\w*/, '$1');

/** The name of the chart of growth. */
export const growthTitle = `What ${formatRupees(START_AMOUNT)} became`;

/** The growth of the starting amount. */
export function growthChart(months: Months, benchmark: string): Chart {
  const other = growthOf(months, 'benchmark', START_AMOUNT);
  const points = growthOf(months, 'net', START_AMOUNT).map(({ day, value }, index) => ({
    day,
    net: value,
    benchmark: other[index]?.value ?? START_AMOUNT,
  }));
  const last = points.at(-1);
  const end = (name: string, amount = START_AMOUNT) => [name, lakhText(amount)];
  return {
    id: 'growth',
    title: growthTitle,
    statement: growthStatement(months, benchmark),
    table: growthTable(points, benchmark),
    points,
    base: START_AMOUNT,
    against: 'benchmark',
    surfaces: { above: 'Ahead of the benchmark', below: 'Behind the benchmark' },
    level: lakhLevel,
    ends: { net: end(APPROACH, last?.net), benchmark: end(BENCHMARK, last?.benchmark) },
  };
}

/** “At its peak”, or how far below it, as in the statement. */
const belowWords = (below = 0) => {
  if (below === 0) return 'At its peak';
  return percentDigits(below) === '0.00' ? 'Just below it' : formatShare(below);
};

/** The fall from each peak, as a fraction; the deepest is labelled. */
export function fallChart(months: Months, benchmark: string): Chart {
  const other = drawdownsOf(months, 'benchmark');
  const points = drawdownsOf(months, 'net').map(({ day, below }, index) => ({
    day,
    net: below,
    benchmark: other[index]?.below ?? 0,
  }));
  const fall = deepestFall(months, 'net');
  const last = points.at(-1);
  return {
    id: 'falls',
    title: 'The fall from each peak',
    statement: fallStatement(months, benchmark),
    table: fallTable(points, benchmark),
    points,
    base: 0,
    against: 'base',
    surfaces: { above: '', below: 'Below an earlier peak' },
    level: (share) => (share === 0 ? 'Peak' : percentLevel(share)),
    ends: { net: [APPROACH, belowWords(last?.net)], benchmark: [BENCHMARK, belowWords(last?.benchmark)] },
    ...(fall && {
      annotation: {
        index: points.findIndex(({ day }) => day.getTime() === fall.trough.getTime()),
        words: [
          percentDigits(fall.depth) === '0.00' ? fallWords(-fall.depth) : formatShare(fall.depth),
          shortMonth(fall.trough),
        ],
      },
    }),
  };
}

/** Lengths of rolling windows in months and in words. */
const rollings = [
  {
    id: 'rolling-1',
    months: 12,
    title: 'One-year rolling returns',
    span: 'Twelve months',
    words: 'twelve months',
  },
  {
    id: 'rolling-3',
    months: 36,
    title: 'Three-year rolling returns',
    span: 'Three years',
    words: 'thirty-six months',
  },
] as const;

/** All windows of one and of three years, by their last month; omitted if fewer than two, which a line needs. */
export function rollingCharts(months: Months, benchmark: string): Chart[] {
  return rollings.flatMap(({ id, months: length, title, span, words }): Chart[] => {
    const rolling = rollingOf(months, length);
    if (rolling === undefined || rolling.windows.length < 2) return [];
    const points = rolling.windows.map(({ last, net, benchmark: other }) => ({
      day: endOf(last),
      net,
      benchmark: other,
    }));
    const { net = 0, benchmark: other = 0 } = points.at(-1) ?? {};
    return [
      {
        id,
        title,
        statement: rollingStatement(rolling, benchmark),
        table: windowTable(points, benchmark, words),
        summary: rollingTable(rolling, benchmark, words),
        points,
        base: 0,
        against: 'base',
        surfaces: { above: `${span} that gained, % a year`, below: `${span} that lost` },
        level: percentLevel,
        ends: { net: [APPROACH, formatShare(net)], benchmark: [BENCHMARK, formatShare(other)] },
        annotation: {
          index: rolling.windows.indexOf(rolling.worst),
          words: ['Worst', formatShare(rolling.worst.net), `to ${shortMonth(endOf(rolling.worst.last))}`],
        },
      },
    ];
  });
}

/** Every drawing of a record, in order. */
export const recordCharts = (months: Months, benchmark: string): Chart[] => [
  growthChart(months, benchmark),
  fallChart(months, benchmark),
  ...rollingCharts(months, benchmark),
];
