import { newest } from '../days.ts';
import { endOf, type Month, monthOf, startOf } from './months.ts';

/** A month of a record: returns in percent, the approach’s after all fees and expenses. */
export interface MonthReturn {
  month: Month;
  net: number;
  benchmark: number;
}

/** Consecutive months, oldest first, at least one. */
export type Months = readonly [MonthReturn, ...MonthReturn[]];

/** The two lines of a record. */
export type SeriesName = 'net' | 'benchmark';

/** The record as months; undefined if it is empty. */
export const asMonths = (rows: readonly MonthReturn[]): Months | undefined => {
  const [first, ...rest] = rows;
  return first === undefined ? undefined : [first, ...rest];
};

/** Starting day of a record: the last before its first month. */
export const firstDay = (months: Months): Date => startOf(months[0].month);

/** Last day of a record. */
export const lastDay = (months: Months): Date => endOf(lastMonth(months));

/** Last day of the latest of several records; undefined if there are none. */
export const latestDay = (records: readonly { months: Months }[]): Date | undefined =>
  newest(records.map(({ months }) => lastDay(months)));

const lastMonth = (months: Months): Month => (months.at(-1) ?? months[0]).month;

/** A change of the Strategy or the benchmark, which ends the record before it. */
export interface RecordChange {
  /** First day of the new record, at midnight UTC: the first of a month. */
  from: Date;
  what: (typeof endingFields)[number];
  /** The previous value. */
  before: string;
  /** The reason, in one sentence. */
  reason: string;
}

/** The two fields that end a record when they change. */
export const endingFields = ['strategyTag', 'primaryBenchmark'] as const;

/** Those fields in words. */
export const recordWords = {
  strategyTag: 'SEBI strategy',
  primaryBenchmark: 'primary benchmark',
} as const satisfies Record<(typeof endingFields)[number], string>;

/** The two benchmarks, named as in SEBI’s circular of 16 December 2022: that of the record, and a second one. */
export const benchmarkLabels = { primary: 'Primary benchmark', secondary: 'Secondary benchmark' } as const;

/** The only part of a change that a record’s figures depend on: its day. */
export type ChangeDay = Pick<RecordChange, 'from'>;

/** First day of the current record; undefined if it goes back to inception. */
export const changedOn = (changes: readonly ChangeDay[]): Date | undefined => newest(changes.map(({ from }) => from));

/**
 * The index that a month is compared with: before a change of the primary benchmark, the previous one.
 *
 * @param changes oldest first
 * @param current the primary benchmark since the last change
 */
export const benchmarkIn = (month: Month, changes: readonly RecordChange[], current: string): string =>
  changes.find(({ what, from }) => what === 'primaryBenchmark' && month < monthOf(from))?.before ?? current;

/** The months of the current record: those since the last change, which ended the one before. */
export function currentMonths(rows: readonly MonthReturn[], changes: readonly ChangeDay[]): Months | undefined {
  const last = changedOn(changes);
  return asMonths(last === undefined ? rows : rows.filter(({ month }) => month >= monthOf(last)));
}
