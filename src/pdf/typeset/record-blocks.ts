import { entryOf } from '../../lib/entry-of.ts';
import { formatDate } from '../../lib/format.ts';
import { pageParts } from '../../lib/pages/page-parts.ts';
import type { ApproachRecord } from '../../lib/returns/approach-record.ts';
import { type Chart, fallChart, growthChart, growthTitle, recordCharts } from '../../lib/returns/charts.ts';
import { percentDigits } from '../../lib/returns/display.ts';
import { financialYears } from '../../lib/returns/financial-years.ts';
import { NO_RECORD, OTHER_MANAGERS } from '../../lib/returns/performance-words.ts';
import { lastDay } from '../../lib/returns/record.ts';
import {
  monthNames,
  monthTable,
  periodTable,
  riskTable,
  sinceWords,
  yearTable,
} from '../../lib/returns/record-tables.ts';
import type { TableOfValues, ValueCell } from '../../lib/returns/table-of-values.ts';
import { changeRows, factRows } from '../../lib/returns/terms.ts';
import { twoLines } from '../../lib/returns/two-lines.ts';
import { periods } from '../../lib/returns/windows.ts';
import type { SectionId } from '../../collections/page-sections.ts';
import type { Page } from '../../collections/schemas/page.ts';
import type { PropsOf } from '../../mdx/table.ts';
import { type Block, heading, type Inline, link, mark, paragraph, strong, table, titled } from './blocks.ts';

type PerformancePage = Pick<Page, 'sections'>;

/** A note that is required with a record, as worded by compliance in content/pages/Performance.mdx. */
const noteOf = ({ sections }: PerformancePage, id: SectionId<'Performance'>): string =>
  entryOf(sections, id, 'section').text ?? '';

const OF_YEARS =
  'Returns in percent for each financial year, April to March. In brackets: the number of months, where a record has only part of the year.';

/** A table of values, with its numbers aligned to the right. @param remark a sentence for the end of the caption */
function valueTable({ caption, columns, rows }: TableOfValues, isSpecimen: boolean, remark = ''): Block {
  return table(
    columns.map((column) => [column]),
    rows.map(({ name, cells }) => [[name], ...cells.map(({ words }) => [words])]),
    {
      align: ['left', ...columns.slice(1).map(() => 'right' as const)],
      widths: columns.length > 8 ? [2.9, ...columns.slice(1).map(() => 1.5)] : [3, ...columns.slice(1).map(() => 2)],
      caption: [`${caption}. ${remark}`.trim(), ...mark(isSpecimen)],
    },
  );
}

const chartFigure = (chart: Chart, isSpecimen: boolean): Block => ({
  is: 'figure',
  drawing: twoLines(chart),
  alt: `${chart.title}. ${chart.statement}`,
  caption: [chart.statement, ...mark(isSpecimen)],
  floats: false,
});

/** A link to other managers’ figures, with its site’s name for whoever reads it on paper. */
const othersLink = (url: string) => link(url, `${OTHER_MANAGERS} (${new URL(url).hostname})`);

/** The note that the regulator requires wherever performance is shown. */
export const notVerified = (page: PerformancePage, others: string): Block =>
  paragraph(`${noteOf(page, 'notVerified')} `, othersLink(others));

/**
 * The record of one approach on its factsheet: the figures and drawings of its page.
 *
 * @param page content/pages/Performance.mdx
 * @param others address of other managers’ figures
 */
export function recordBlocks(record: ApproachRecord, page: PerformancePage, others: string): Block[] {
  const { months, benchmark, isSpecimen } = record;
  return [
    heading(pageParts.record.text),
    // In the caption, the words that the regulator requires stay on the sheet of the figures.
    valueTable(periodTable(record), isSpecimen, noteOf(page, 'notVerified')),
    { is: 'rows', rows: [...factRows(record), ...changeRows(record)].map(([name, words]) => titled(name, words)) },
    paragraph(`${noteOf(page, 'basis')} Past performance is no guide to future returns. `, othersLink(others)),
    ...recordCharts(months, benchmark).flatMap((chart) => [
      heading(chart.title, 2),
      chartFigure(chart, isSpecimen),
      ...(chart.summary ? [valueTable(chart.summary, isSpecimen)] : []),
    ]),
    heading(pageParts.years.text, 2),
    valueTable(yearTable(months, benchmark), isSpecimen),
    valueTable(monthTable(months, benchmark), isSpecimen),
    heading('Swings', 2),
    valueTable(riskTable(months, benchmark), isSpecimen),
  ];
}

/** A value as it is printed. */
type Printed = Pick<ValueCell, 'words'>;

/**
 * Each approach above its benchmark, with values of one kind side by side.
 *
 * @param valuesOf the values of a record for each column: those of the approach, then those of its benchmark
 */
function sideBySide(
  records: readonly ApproachRecord[],
  columns: readonly string[],
  valuesOf: (record: ApproachRecord, columns: readonly string[]) => (readonly (Printed | undefined)[])[],
  caption: string,
): Block {
  const words = (value: Printed | undefined) => value?.words || '—';
  return table(
    ['Approach and benchmark', ...columns].map((column) => [column]),
    // A row each, so that every value is beside its name, even if the name wraps.
    records.flatMap((record): Inline[][][] => {
      const values = valuesOf(record, columns);
      return [
        [[strong(record.name)], ...values.map(([net]) => [words(net)])],
        [[{ is: 'emphasis', content: [record.benchmark] }], ...values.map(([, other]) => [words(other)])],
      ];
    }),
    {
      align: ['left', ...columns.map(() => 'right' as const)],
      widths: [5, ...columns.map((column) => (column.length > 10 ? 2.1 : 1.7))],
      caption: [caption, ...mark(records.some(({ isSpecimen }) => isSpecimen))],
      rowHeads: false,
      // No page break between an approach and its benchmark, as long as all of them fit on one page.
      whole: records.length <= 12,
    },
  );
}

/** Returns of the named financial years: a part of a year with its number of months, empty for a missing year. */
function yearsOf({ months }: ApproachRecord, names: readonly string[]): Printed[][] {
  const years = financialYears(months);
  return names.map((name) => {
    const year = years.find((own) => own.name === name);
    if (year === undefined) return [];
    const part = year.isWhole ? '' : ` (${year.months.length})`;
    return [year.net, year.benchmark].map((share) => ({ words: percentDigits(share) + part }));
  });
}

/** Returns of the named months of the latest financial year. */
function monthsOf({ months, benchmark }: ApproachRecord, names: readonly string[]) {
  const [net, other] = monthTable(months, benchmark).rows;
  return names.map((name) => [net, other].map((row) => row?.cells[monthNames.indexOf(name)]));
}

/** Splits columns into tables of six: more, each with the months of a part-year, would wrap. */
const parted = (columns: readonly string[]): string[][] => [
  ...Map.groupBy(columns, (_, index) => Math.floor(index / 6)).values(),
];

/** The performance report: tables by period, by month and by financial year, and the drawings of each approach. */
export function performanceTables({ records, page, others }: PropsOf<'PerformanceTables'>): Block[] {
  const [one] = records;
  if (one === undefined) return [paragraph(NO_RECORD)];
  const asOf = formatDate(lastDay(one.months));
  const changed = records.filter(({ changes }) => changes.length > 0);
  const lengths = periods.map(({ id, label }) => (id === 'SI' && changed.length > 0 ? 'Whole record' : label));
  const years = [...new Set(records.flatMap(({ months }) => financialYears(months).map(({ name }) => name)))].sort();
  const hasValues = (names: readonly string[]) =>
    records.some((record) => monthsOf(record, names).some((both) => both.some((value) => value?.words)));
  const ofMonths = `Returns in percent for each month of the financial year ${years.at(-1) ?? ''}.`;
  return [
    heading('By period'),
    sideBySide(
      records,
      lengths,
      (record) => periodTable(record).rows.map(({ cells }) => cells),
      `Returns in percent to ${asOf}. “—” where the record is too short. ${noteOf(page, 'notVerified')}`,
    ),
    paragraph(
      'Figures for a year or less are absolute; those for more than a year are annualised. ',
      othersLink(others),
    ),
    ...changed.map(({ name, changes }) =>
      paragraph(
        `${sinceWords(changes)}, when its Strategy or benchmark changed: the whole record of ${name}. A record without a change goes back to inception.`,
      ),
    ),
    heading('By month'),
    ...parted(monthNames)
      .filter(hasValues)
      .map((names) => sideBySide(records, names, monthsOf, ofMonths)),
    heading('By financial year'),
    ...parted(years).map((names) => sideBySide(records, names, yearsOf, OF_YEARS)),
    heading(`${growthTitle}, and the fall from each peak`),
    ...records.flatMap(({ name, months, benchmark, isSpecimen }) => [
      heading(name, 2),
      chartFigure(growthChart(months, benchmark), isSpecimen),
      chartFigure(fallChart(months, benchmark), isSpecimen),
    ]),
  ];
}
