import { daysBetween } from './months.ts';
import { firstDay, lastDay, type Months, type SeriesName } from './record.ts';

/** Every rate here is a share, 0.05 for 5%; monthly returns of a record are in percent. */

/** What one rupee becomes in months of these returns in percent: Π(1 + r). */
const factorOf = (percents: readonly number[]): number =>
  percents.reduce((product, percent) => product * (1 + percent / 100), 1);

/** Return of a window: R = Π(1 + r) − 1. */
export const returnOf = (percents: readonly number[]): number => factorOf(percents) - 1;

/** Yearly rate that makes the same of money in so many years. */
export const annualise = (wholeReturn: number, years: number): number => (1 + wholeReturn) ** (1 / years) - 1;

export const percentsOf = (months: readonly Months[number][], series: SeriesName): number[] =>
  months.map((month) => month[series]);

/** What may be asked for, in APMI’s order; `months` is nothing where the whole record counts. */
export const periods = [
  { id: '1M', label: '1 month', months: 1 },
  { id: '3M', label: '3 months', months: 3 },
  { id: '6M', label: '6 months', months: 6 },
  { id: '1Y', label: '1 year', months: 12 },
  { id: '2Y', label: '2 years', months: 24 },
  { id: '3Y', label: '3 years', months: 36 },
  { id: '5Y', label: '5 years', months: 60 },
  { id: 'SI', label: 'Since inception', months: undefined },
] as const;

export type PeriodId = (typeof periods)[number]['id'];

/** Up to so many days the return since inception is not annualised. */
const YEAR_DAYS = 365;

/** Days of a record, from the last day before its first month to its last day. */
const daysOf = (months: Months): number => daysBetween(firstDay(months), lastDay(months));

/**
 * Return of a period that ends with the record: absolute up to a year, annualised above. Nothing where the record is
 * shorter than the period; a shorter window never takes its place.
 */
export function periodReturn(months: Months, series: SeriesName, id: PeriodId): number | undefined {
  const { months: length } = periods.find((period) => period.id === id) ?? { months: undefined };
  if (length === undefined) return sinceInception(months, series);
  if (months.length < length) return undefined;
  const whole = returnOf(percentsOf(months.slice(-length), series));
  return length > 12 ? annualise(whole, length / 12) : whole;
}

function sinceInception(months: Months, series: SeriesName): number {
  const whole = returnOf(percentsOf(months, series));
  const days = daysOf(months);
  return days > YEAR_DAYS ? annualise(whole, days / YEAR_DAYS) : whole;
}

/** Whether the figure of a period is a rate a year. */
export const isAnnualised = (months: Months, id: PeriodId): boolean =>
  id === 'SI' ? daysOf(months) > YEAR_DAYS : id === '2Y' || id === '3Y' || id === '5Y';
