import { limitBars } from './drawn-facts.ts';
import { type FactFields, factNames, facts } from './facts.ts';
import { capitalised, formatPercent } from '../format.ts';
import type { ApproachRecord } from '../returns/approach-record.ts';
import { shortMonth } from '../returns/charts.ts';
import { fallWords } from '../returns/display.ts';
import { deepestFall } from '../returns/drawdowns.ts';
import type { SeriesName } from '../returns/record.ts';
import { lengthWords } from '../returns/statements.ts';
import { isSpecimen } from '../specimen.ts';

/** The parts of a strategy or fund that are compared: the fields of its own page. */
export interface ComparedApproach {
  id: string;
  /** As in the front matter; fields that the approach does not have are undefined. */
  data: FactFields & {
    name: string;
    summary: string;
    limits?: Parameters<typeof limitBars>[0] | undefined;
    specimen: boolean;
    specimenFields: readonly string[];
  };
  record?: ApproachRecord | undefined;
}

/** The content of one approach in one row of the comparison. */
interface ComparisonCell {
  /** Sentences or phrases, each on its own line; empty if the approach has nothing to say here. */
  lines: readonly string[];
  /** Whether it is an invented example, in a row that has others beside it. */
  isSpecimen: boolean;
}

/** A fact of all strategies and funds, side by side. */
export interface ComparisonRow {
  /** Name of the row for programs, such as `minimumTicket`. */
  name: string;
  label: string;
  /** Whether all that is stated in it is invented: then the row is marked, and none of its cells. */
  isSpecimen: boolean;
  /** One for each approach, in the same order. */
  cells: readonly ComparisonCell[];
}

/** A row that the tables of facts do not have, made from the front matter’s `field`. */
interface Line {
  name: string;
  label: string;
  field?: string;
  lines: (approach: ComparedApproach) => readonly string[];
}

/** What applies if an approach does not state it: next to “Nil”, a dash would suggest that nothing is charged. */
const unstated: Readonly<Record<string, string>> = {
  fees: 'As set out in the client agreement',
  exitLoad: 'As set out in the client agreement',
};

const one = (words: string | undefined) => (words === undefined ? [] : [words]);

const deepestWords = ({ months }: ApproachRecord, series: SeriesName): string => {
  const fall = deepestFall(months, series);
  if (fall === undefined) return 'None at any month-end';
  const when = `${shortMonth(fall.peak)} to ${shortMonth(fall.trough)}`;
  return `${capitalised(fallWords(-fall.depth))}, ${when}, ${fall.regained === undefined ? 'not recovered' : 'recovered'}`;
};

const before: readonly Line[] = [
  {
    name: 'allocation',
    label: 'What it holds',
    field: 'allocation',
    lines: ({ data: { allocation = [], summary } }) =>
      allocation.length === 0
        ? [summary]
        : allocation.map(({ name, holds, percent }) => `${name}, ${formatPercent(percent)}: ${holds}`),
  },
  {
    name: 'limits',
    label: 'Limits',
    field: 'limits',
    lines: ({ data }) => limitBars(data.limits ?? []).rows.map(({ label, value }) => `${label}: ${value}`),
  },
];

const after: readonly Line[] = [
  { name: 'record', label: 'Record', lines: ({ record }) => one(record && lengthWords(record.months)) },
  {
    name: 'deepestFall',
    label: 'Deepest fall at month-ends',
    lines: ({ record }) => one(record && deepestWords(record, 'net')),
  },
  {
    name: 'benchmarkFall',
    label: 'Deepest fall of its benchmark',
    lines: ({ record }) => one(record && deepestWords(record, 'benchmark')),
  },
];

/**
 * Strategies and funds side by side, row by row, without rows that are empty for all of them. The figures in the middle
 * are those of their tables of facts, in the same words.
 *
 * @param minimumInvestmentInr the firm’s minimum initial investment in rupees, for those without one of their own
 */
export function comparisonRows(approaches: readonly ComparedApproach[], minimumInvestmentInr: number): ComparisonRow[] {
  const tables = new Map(
    approaches.map(({ id, data }) => [id, facts({ minimumTicketInr: minimumInvestmentInr, ...data })]),
  );
  const figures = factNames.flatMap((name): Line[] => {
    const own = (id: string) => tables.get(id)?.find((figure) => figure.name === name);
    const some = approaches.map(({ id }) => own(id)).find((figure) => figure !== undefined);
    return some === undefined ? [] : [{ ...some, lines: ({ id }) => one(own(id)?.value ?? unstated[name]) }];
  });
  return [...before, ...figures, ...after].flatMap(({ name, label, field, lines }): ComparisonRow[] => {
    const isInvented = ({ data, record }: ComparedApproach) =>
      field === undefined ? record?.isSpecimen === true : isSpecimen(data.specimenFields, field);
    const stated = approaches.filter((approach) => lines(approach).length > 0);
    if (stated.length === 0) return [];
    // An approach that is invented as a whole has its mark in the heading of its column.
    const isWholeRow =
      stated.some(isInvented) && stated.every((approach) => approach.data.specimen || isInvented(approach));
    const cells = approaches.map((approach) => ({
      lines: lines(approach),
      isSpecimen: !isWholeRow && isInvented(approach),
    }));
    return [{ name, label, isSpecimen: isWholeRow, cells }];
  });
}
