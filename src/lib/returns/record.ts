import { endOf, type Month, monthOf, startOf } from './months.ts';

/** A month of a record: returns in percent, the approach’s after all fees and expenses. */
export interface MonthReturn {
  month: Month;
  net: number;
  benchmark: number;
}

/** Months in a row, oldest first, at least one. */
export type Months = readonly [MonthReturn, ...MonthReturn[]];

/** The two lines of a record. */
export type SeriesName = 'net' | 'benchmark';

/** The record as months, if there is a month at all. */
export const asMonths = (rows: readonly MonthReturn[]): Months | undefined => {
  const [first, ...rest] = rows;
  return first === undefined ? undefined : [first, ...rest];
};

/** Day from which a record counts: the last before its first month. */
export const firstDay = (months: Months): Date => startOf(months[0].month);

/** Last day of a record. */
export const lastDay = (months: Months): Date => endOf(lastMonth(months));

const lastMonth = (months: Months): Month => (months.at(-1) ?? months[0]).month;

/** A change of the Strategy or the benchmark, which ends the record before it. */
export interface RecordChange {
  /** First day of the new record, at midnight UTC: the first of a month. */
  from: Date;
  what: keyof typeof recordWords;
  /** What stood there before. */
  before: string;
  /** Why, in one sentence. */
  reason: string;
}

/** Words for the two that end a record when they change. */
export const recordWords = { strategyTag: 'Strategy', primaryBenchmark: 'primary benchmark' } as const;

/** The day of a change is all that a record's figures depend on. */
export type ChangeDay = Pick<RecordChange, 'from'>;

/** First day after the last change; nothing where the record goes back to inception. */
export const changedOn = (changes: readonly ChangeDay[]): Date | undefined =>
  changes.map(({ from }) => from).sort((a, b) => b.getTime() - a.getTime())[0];

/** The months that belong together: those after the last change. What was before it ended with it. */
export function currentMonths(rows: readonly MonthReturn[], changes: readonly ChangeDay[]): Months | undefined {
  const last = changedOn(changes);
  return asMonths(last === undefined ? rows : rows.filter(({ month }) => month >= monthOf(last)));
}
