import { counted, formatDate, formatMonths } from '../format.ts';
import { formatRupees, formatWholeRupees } from '../rupees.ts';
import { fallWords, formatShare, signedPercent } from './display.ts';
import { belowPeakAtEnd, deepestFall } from './drawdowns.ts';
import { START_AMOUNT } from './drawn-tables.ts';
import { amountAtEnd } from './growth.ts';
import { endOf, monthName } from './months.ts';
import { firstDay, lastDay, type Months, type SeriesName } from './record.ts';
import type { Rolling } from './rolling.ts';
import { isAnnualised, periodReturn } from './windows.ts';

/** Sentences that describe a chart, bad periods as plainly as good ones. */

/**
 * “₹50 lakh … had become ₹51,97,133 (+2.61% a year) on …”, followed by the same for the benchmark. As in every table, the
 * rate is absolute up to a year, annualised above.
 */
export function growthStatement(months: Months, benchmark: string): string {
  const amount = (series: SeriesName) => {
    const rate = signedPercent(periodReturn(months, series) ?? 0);
    return `${formatWholeRupees(amountAtEnd(months, series, START_AMOUNT))} (${rate}${isAnnualised(months) ? ' a year' : ''})`;
  };
  return `${formatRupees(START_AMOUNT)} on ${formatDate(firstDay(months))} had become ${amount('net')} on ${formatDate(lastDay(months))}, after all fees and expenses. In ${benchmark} it would have become ${amount('benchmark')}.`;
}

/** Deepest fall of the approach with its dates, and whether it has recovered. */
export function fallStatement(months: Months, benchmark: string): string {
  const fall = deepestFall(months, 'net');
  const other = deepestFall(months, 'benchmark');
  const beside =
    other === undefined
      ? `${benchmark} did not fall at any month-end`
      : `The deepest fall of ${benchmark} was ${fallWords(-other.depth)}`;
  if (fall === undefined) return `The value did not fall at any month-end. ${beside}.`;
  const below = belowPeakAtEnd(months, 'net');
  const end = formatDate(lastDay(months));
  const regained =
    fall.regained === undefined
      ? `It has not regained its peak: on ${end} it was still ${fallWords(-below)} lower`
      : `It regained its peak on ${formatDate(fall.regained)}${below < 0 ? `; on ${end} it was ${fallWords(-below)} below a later one` : ''}`;
  return `From ${formatDate(fall.peak)} to ${formatDate(fall.trough)} the value fell by ${fallWords(-fall.depth)}, the deepest fall in the record, measured at month-ends. ${regained}. ${beside}.`;
}

/** The worst of at least two periods and the benchmark in it, then how many were below zero and how many ahead. */
export function rollingStatement({ worst, windows, belowZero, ahead }: Rolling, benchmark: string): string {
  const count = windows.length;
  const span = `${monthName(worst.first)} to ${monthName(worst.last)}`;
  const rate = `${formatShare(worst.net)} a year`;
  const of = (some: number, noun = '') => `${some} of ${count}${noun} ${some === 1 ? 'was' : 'were'}`;
  const beside = `${benchmark} returned ${formatShare(worst.benchmark)} in the same months`;
  return `The worst period, ${span}, returned ${rate}; ${beside}. ${of(belowZero, ' periods')} below zero, and ${of(ahead)} ahead of ${benchmark}.`;
}

/** “18 months, April 2024 to September 2025”, “1 month, April 2024”. */
export const lengthWords = (months: Months): string =>
  `${counted(months.length, 'month')}, ${formatMonths({ from: endOf(months[0].month), to: lastDay(months) })}`;
