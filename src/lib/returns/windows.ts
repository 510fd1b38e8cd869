import { firstDay, lastDay, type MonthReturn, type Months, type SeriesName } from './record.ts';
import { daysBetween } from '../days.ts';

// Every rate here is a fraction, 0.05 for 5%; monthly returns of a record are in percent.

/** Return of a window of months with these returns in percent: R = Π(1 + r) − 1. */
export const returnOf = (percents: readonly number[]): number =>
  percents.reduce((product, percent) => product * (1 + percent / 100), 1) - 1;

/** Yearly rate that compounds to the same return over a number of years. */
export const annualise = (wholeReturn: number, years: number): number => (1 + wholeReturn) ** (1 / years) - 1;

/** The returns of months in percent, in the same order. */
export const percentsOf = (months: readonly MonthReturn[], series: SeriesName): number[] =>
  months.map((month) => month[series]);

/** The periods in APMI’s order; `months` is undefined for the whole record. */
export const periods = [
  { id: '1M', label: '1 month', months: 1 },
  { id: '3M', label: '3 months', months: 3 },
  { id: '6M', label: '6 months', months: 6 },
  { id: '1Y', label: '1 year', months: 12 },
  { id: '2Y', label: '2 years', months: 24 },
  { id: '3Y', label: '3 years', months: 36 },
  { id: '4Y', label: '4 years', months: 48 },
  { id: '5Y', label: '5 years', months: 60 },
  { id: 'SI', label: 'Since inception', months: undefined },
] as const;

/**
 * Years of a period: 365 days each for the whole record, from the last day before its first month, so that twelve months
 * with a leap day are more than one; twelve months each for the others.
 */
const yearsOf = (months: Months, length?: number): number =>
  length === undefined ? daysBetween(firstDay(months), lastDay(months)) / 365 : length / 12;

/** Whether the figure of a period is a yearly rate. @param length its months; left out for the whole record */
export const isAnnualised = (months: Months, length?: number): boolean => yearsOf(months, length) > 1;

/**
 * Return of a period that ends with the record: absolute up to a year, annualised above. Undefined if the record is
 * shorter than the period; a shorter window is never used instead.
 *
 * @param length months of the period; left out for the whole record
 */
export function periodReturn(months: Months, series: SeriesName, length?: number): number | undefined {
  if (length !== undefined && months.length < length) return undefined;
  const whole = returnOf(percentsOf(months.slice(-(length ?? months.length)), series));
  return isAnnualised(months, length) ? annualise(whole, yearsOf(months, length)) : whole;
}
