import { limitBars } from './drawn-facts.ts';
import { benchmarkLabels, type FactFields, factNames, facts } from './facts.ts';
import { capitalised, formatPercent } from './format.ts';
import type { ApproachRecord } from './returns/approach-record.ts';
import { fallWords } from './returns/display.ts';
import { deepestFall } from './returns/drawdowns.ts';
import type { SeriesName } from './returns/record.ts';
import { lengthWords } from './returns/statements.ts';
import { isSpecimen } from './specimen.ts';

/** What is compared of a strategy or fund: the fields of its own page. */
export interface ComparedApproach {
  id: string;
  /** As in the front matter; whatever the approach does not have is left out. */
  data: FactFields & {
    name: string;
    strategyTag?: string | undefined;
    limits?: Parameters<typeof limitBars>[0] | undefined;
    specimen: boolean;
    specimenFields: readonly string[];
  };
  record?: ApproachRecord | undefined;
}

/** What one approach says on one line of the comparison. */
interface ComparisonCell {
  /** One sentence or phrase, or several that stand below each other; none where the approach says nothing of it. */
  lines: readonly string[];
  /** Whether it is an invented example. */
  isSpecimen: boolean;
}

export interface ComparisonRow {
  /** Name of the line for programs, such as `minimumTicket`. */
  name: string;
  label: string;
  /** One for each approach, in their order. */
  cells: readonly ComparisonCell[];
}

/** A line that no table of facts has; `field` is the one of the front matter that it is made from. */
interface Line {
  name: string;
  label: string;
  field?: string;
  lines: (approach: ComparedApproach) => readonly string[];
}

/** What holds where an approach does not state it: a dash beside “Nil” would say that nothing is charged. */
const unstated: Readonly<Record<string, string>> = {
  fees: 'As the client agreement sets out',
  exitLoad: 'As the client agreement sets out',
};

const one = (words: string | undefined) => (words === undefined ? [] : [words]);

const deepestWords = ({ months }: ApproachRecord, series: SeriesName): string => {
  const fall = deepestFall(months, series);
  if (fall === undefined) return 'None at any month-end';
  return `${capitalised(fallWords(fall.depth))}, ${fall.regained === undefined ? 'not regained' : 'regained'}`;
};

const before: readonly Line[] = [
  { name: 'strategyTag', label: 'Strategy', field: 'strategyTag', lines: ({ data }) => one(data.strategyTag) },
  {
    name: 'allocation',
    label: 'What it holds',
    field: 'allocation',
    lines: ({ data }) =>
      (data.allocation ?? []).map(({ name, holds, percent }) => `${name}, ${formatPercent(percent)}: ${holds}`),
  },
  {
    name: 'limits',
    label: 'Limits',
    field: 'limits',
    lines: ({ data }) => limitBars(data.limits ?? []).rows.map(({ label, value }) => `${label}: ${value}`),
  },
];

const after: readonly Line[] = [
  {
    name: 'recordBenchmark',
    label: benchmarkLabels.primary,
    field: 'primaryBenchmark',
    lines: ({ data }) => one(data.primaryBenchmark),
  },
  { name: 'record', label: 'Record', lines: ({ record }) => one(record && lengthWords(record.months)) },
  {
    name: 'deepestFall',
    label: 'Deepest fall by month-ends',
    lines: ({ record }) => one(record && deepestWords(record, 'net')),
  },
  {
    name: 'benchmarkFall',
    label: 'Deepest fall of its benchmark',
    lines: ({ record }) => one(record && deepestWords(record, 'benchmark')),
  },
];

/**
 * Strategies and funds side by side, line by line; a line of which none of them says anything is left out. The figures in the
 * middle are those of their tables of facts, in the same words.
 *
 * @param minimumInvestmentInr the firm's smallest first investment in rupees, for those that name none of their own
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
  return [...before, ...figures, ...after]
    .map(({ name, label, field, lines }) => ({
      name,
      label,
      cells: approaches.map((approach) => ({
        lines: lines(approach),
        isSpecimen:
          field === undefined ? approach.record?.isSpecimen === true : isSpecimen(approach.data.specimenFields, field),
      })),
    }))
    .filter(({ cells }) => cells.some(({ lines }) => lines.length > 0));
}
