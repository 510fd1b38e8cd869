import { capitalised, countedRange, formatDate, formatList, formatPercent, inWords, type Range } from '../format.ts';
import { formatCroreRange, formatRupeeRange, formatRupees } from '../rupees.ts';
import { benchmarkLabels } from '../returns/record.ts';

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
  /** The Strategy under which SEBI’s circular of 16 December 2022 has the approach reported. */
  strategyTag?: string | undefined;
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

const everyQuarters = (quarters: number) => (quarters === 1 ? 'every quarter' : `every ${inWords(quarters)} quarters`);

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

/** How to make a figure from a field, if the approach has it. */
const made = <Field extends keyof FactFields>(
  field: Field,
  label: string,
  say: (value: NonNullable<FactFields[Field]>) => string | undefined,
) => ({
  field,
  label,
  valueIn: ({ [field]: value }: FactFields) => (value === undefined ? undefined : say(value)),
});

/** All figures that a strategy or fund can have, in the order of the table of facts. */
const makers: Record<string, ReturnType<typeof made>> = {
  holdings: made('holdings', 'Holdings', (range) => countedRange(range, range.of.replace(/s$/, ''))),
  core: made('allocation', 'Core', ([core]) => core && formatPercent(core.percent)),
  satellite: made('allocation', 'Satellite', ([, satellite]) => satellite && formatPercent(satellite.percent)),
  marketCap: made('marketCapCrore', 'Company size', formatCroreRange),
  movingAverage: made('movingAverageDays', 'Moving average', (days) => `${days}-day`),
  review: made('reviewEveryQuarters', 'Reviews', everyQuarters),
  minimumTicket: made('minimumTicketInr', 'Minimum ticket', formatRupees),
  topUp: made('topUpInr', 'Top-up', formatRupeeRange),
  strategyTag: made('strategyTag', 'SEBI strategy', String),
  primaryBenchmark: made('primaryBenchmark', benchmarkLabels.primary, String),
  benchmark: made('benchmark', benchmarkLabels.secondary, String),
  fees: made('fees', 'Fees', String),
  exitLoad: made('exitLoadPercent', 'Exit load', exitLoad),
  allotment: made('allotmentDate', 'Allotment', formatDate),
  investor: made('risk', 'Investor', riskLabel),
  horizon: made('horizonYears', 'Horizon', (years) => countedRange(years, 'year')),
};

/** Names that `<Fact name="…">` takes. */
export const factNames = Object.keys(makers);

/** One figure in words, or undefined when the approach does not have it. */
export const fact = (approach: FactFields, name: string): string | undefined =>
  Object.hasOwn(makers, name) ? makers[name]?.valueIn(approach) : undefined;

/** Whether the approach’s benchmark is that of its record, so that there is no secondary one. */
export const isPrimary = ({ benchmark, primaryBenchmark }: Pick<FactFields, 'benchmark' | 'primaryBenchmark'>) =>
  benchmark === primaryBenchmark;

/** Figures only for use in texts; the page shows the first two as a bar. */
const ELSEWHERE = ['core', 'satellite', 'movingAverage'];

/** All figures for the table of facts. */
export function facts(approach: FactFields): Fact[] {
  return Object.entries(makers)
    .filter(([name]) => !ELSEWHERE.includes(name) && !(name === 'benchmark' && isPrimary(approach)))
    .flatMap(([name, { label, field, valueIn }]) => {
      const figure = valueIn(approach);
      return figure === undefined ? [] : [{ name, label, field, value: capitalised(figure) }];
    });
}
