import {
  capitalised,
  countedRange,
  formatDate,
  formatList,
  formatPercent,
  inWords,
  nounFor,
  type Range,
} from '../format.ts';
import { formatCroreRange, formatRupeeRange, formatRupees } from '../rupees.ts';

/** A figure of a strategy or fund in words, ready to be shown. */
export interface Fact {
  name: string;
  label: string;
  value: string;
  /** Names of the front matter fields that the value is made from. */
  field: string;
}

/** The fields that figures are made from. Each may be missing in a strategy or fund. */
export interface FactFields {
  holdings?: (Range & { of: string; note?: string | undefined }) | undefined;
  /** The core first. */
  allocation?: readonly Part[] | undefined;
  marketCapCrore?: Range | undefined;
  movingAverageDays?: number | undefined;
  reviewEveryQuarters?: number | undefined;
  minimumTicketInr?: number | undefined;
  topUpInr?: Range | undefined;
  benchmark?: string | undefined;
  primaryBenchmark?: string | undefined;
  /** The kind of fees, in words. */
  fees?: string | undefined;
  exitLoadPercent?: ExitLoad | undefined;
  allotmentDate?: Date | undefined;
  risk?: Risk | undefined;
  horizonYears?: Range | undefined;
}

/** One part of an allocation, with its share in percent. */
export interface Part {
  name: string;
  holds: string;
  percent: number;
}

/** The charge on withdrawals in each year, in percent. */
interface ExitLoad {
  firstYear: number;
  secondYear: number;
  thirdYear: number;
}

type FactMaker = (approach: FactFields) => string | undefined;

/** Investor types in rising order of risk, with their names on the page. */
export const riskSteps = [
  { id: 'cautious', label: 'Cautious' },
  { id: 'moderate', label: 'Moderate' },
  { id: 'moderate-plus', label: 'Moderate plus' },
  { id: 'growth', label: 'Growth' },
  { id: 'aggressive', label: 'Aggressive' },
] as const;

/** An investor type. */
export type Risk = (typeof riskSteps)[number]['id'];

/** The name of an investor type, for instance “Moderate plus”. */
export const riskLabel = (risk: Risk) => riskSteps.find((step) => step.id === risk)?.label ?? risk;

/** Words for a value; undefined if it is missing. */
const words = <Value>(value: Value | undefined, say: (value: Value) => string) =>
  value === undefined ? undefined : say(value);

const everyQuarters = (quarters: number) => (quarters === 1 ? 'every quarter' : `every ${inWords(quarters)} quarters`);

/** The two benchmarks, named as in SEBI’s circular of 16 December 2022: that of the record, and a second one. */
export const benchmarkLabels = { primary: 'Primary benchmark', secondary: 'Secondary benchmark' } as const;

/** “nil”, or each year that has a load, as in “2% in the first year and 1% in the second year, then nil”. */
function exitLoad({ firstYear, secondYear, thirdYear }: ExitLoad): string {
  const years = [
    ['first', firstYear],
    ['second', secondYear],
    ['third', thirdYear],
  ] as const;
  const charged = years.filter(([, percent]) => percent > 0);
  if (charged.length === 0) return 'nil';
  return `${formatList(charged.map(([year, percent]) => `${formatPercent(percent)} in the ${year} year`))}, then nil`;
}

/** All figures that a strategy or fund can have, in the order of the table of facts. */
const makers: Record<string, { label: string; field: keyof FactFields; value: FactMaker }> = {
  holdings: {
    label: 'Holdings',
    field: 'holdings',
    value: ({ holdings }) => words(holdings, (range) => countedRange(range, range.of.replace(/s$/, ''))),
  },
  core: {
    label: 'Core',
    field: 'allocation',
    value: ({ allocation }) => words(allocation?.[0]?.percent, formatPercent),
  },
  satellite: {
    label: 'Satellite',
    field: 'allocation',
    value: ({ allocation }) => words(allocation?.[1]?.percent, formatPercent),
  },
  marketCap: {
    label: 'Company size',
    field: 'marketCapCrore',
    value: ({ marketCapCrore }) => words(marketCapCrore, formatCroreRange),
  },
  movingAverage: {
    label: 'Moving average',
    field: 'movingAverageDays',
    value: ({ movingAverageDays }) => words(movingAverageDays, (days) => `${days}-day`),
  },
  review: {
    label: 'Reviews',
    field: 'reviewEveryQuarters',
    value: ({ reviewEveryQuarters }) => words(reviewEveryQuarters, everyQuarters),
  },
  minimumTicket: {
    label: 'Minimum ticket',
    field: 'minimumTicketInr',
    value: ({ minimumTicketInr }) => words(minimumTicketInr, formatRupees),
  },
  topUp: { label: 'Top-up', field: 'topUpInr', value: ({ topUpInr }) => words(topUpInr, formatRupeeRange) },
  primaryBenchmark: {
    label: benchmarkLabels.primary,
    field: 'primaryBenchmark',
    value: ({ primaryBenchmark }) => primaryBenchmark,
  },
  benchmark: { label: benchmarkLabels.secondary, field: 'benchmark', value: ({ benchmark }) => benchmark },
  fees: { label: 'Fees', field: 'fees', value: ({ fees }) => fees },
  exitLoad: {
    label: 'Exit load',
    field: 'exitLoadPercent',
    value: ({ exitLoadPercent }) => words(exitLoadPercent, exitLoad),
  },
  allotment: {
    label: 'Allotment',
    field: 'allotmentDate',
    value: ({ allotmentDate }) => words(allotmentDate, formatDate),
  },
  investor: { label: 'Investor', field: 'risk', value: ({ risk }) => words(risk, riskLabel) },
  horizon: {
    label: 'Horizon',
    field: 'horizonYears',
    value: ({ horizonYears }) => words(horizonYears, (years) => countedRange(years, 'year')),
  },
};

/** Names that `<Fact name="…">` takes. */
export const factNames = Object.keys(makers);

/** One figure in words, or undefined when the approach does not have it. */
export const fact = (approach: FactFields, name: string): string | undefined =>
  Object.hasOwn(makers, name) ? makers[name]?.value(approach) : undefined;

/** Whether the approach’s benchmark is that of its record, so that there is no secondary one. */
export const isPrimary = ({ benchmark, primaryBenchmark }: Pick<FactFields, 'benchmark' | 'primaryBenchmark'>) =>
  benchmark === primaryBenchmark;

/** Figures only for use in texts; the page shows the first two as a bar. */
const ELSEWHERE = ['core', 'satellite', 'movingAverage'];

/** All figures for the table of facts. */
export function facts(approach: FactFields): Fact[] {
  return Object.entries(makers)
    .filter(([name]) => !ELSEWHERE.includes(name) && !(name === 'benchmark' && isPrimary(approach)))
    .flatMap(([name, { label, field, value }]) => {
      const figure = value(approach);
      return figure === undefined ? [] : [{ name, label, field, value: capitalised(figure) }];
    });
}

/** The fields that the figure in a list is made from. */
export type KeyFactFields = Pick<FactFields, 'holdings' | 'allocation'> & { portfolios: readonly string[] };

/** The figure that a list shows next to the name: holdings, otherwise portfolios, otherwise the split. */
export function keyFact(approach: KeyFactFields): string | undefined {
  if (approach.holdings) return fact(approach, 'holdings');
  const { length } = approach.portfolios;
  if (length > 0) return `${length}\u00A0${nounFor(length, 'portfolio')}`;
  return approach.allocation?.map(({ percent }) => String(percent)).join('\u00A0:\u00A0');
}
