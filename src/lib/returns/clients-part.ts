import { counted } from '../format.ts';
import type { ApproachRecord } from './approach-record.ts';
import { formatShare } from './display.ts';
import { endOf, monthName, monthOf } from './months.ts';
import { asMonths, lastDay, type SeriesName } from './record.ts';
import { periodReturn } from './windows.ts';

/**
 * The record’s return in a period, shown with a figure that is partly a back-test: “44 months to August 2025: 8.79% a
 * year after fees; BSE 500 TRI 8.91%”. Annualised from twelve months on; undefined if no month is in the period.
 *
 * @param from first day of the period
 * @param to its last day
 */
export function clientsPart(
  { months, benchmark }: Pick<ApproachRecord, 'months' | 'benchmark'>,
  from: Date,
  to: Date,
): string | undefined {
  const own = asMonths(months.filter(({ month }) => new Date(month) >= from && endOf(month) <= to));
  if (own === undefined) return undefined;
  const isYearly = own.length >= 12;
  // From inception on, it is the figure that the record’s tables had at the end of the period: they count days.
  const length = own[0] === months[0] ? undefined : own.length;
  const rate = (series: SeriesName) => formatShare(periodReturn(own, series, length) ?? 0);
  return `${counted(own.length, 'month')} to ${monthName(monthOf(lastDay(own)))}: ${rate('net')}${isYearly ? ' a year' : ''} after fees; ${benchmark} ${rate('benchmark')}`;
}
