import { type FactFields, isPrimary } from './facts.ts';
import { counted, formatDate, formatPercent } from '../format.ts';
import type { ApproachRecord } from '../returns/approach-record.ts';
import { clientsPart } from '../returns/clients-part.ts';
import { benchmarkLabels } from '../returns/record.ts';

/** First day of a period of whole years that ends on the given day. */
function dayYearsBefore(lastDay: Date, years: number): Date {
  const day = new Date(lastDay);
  // From the day after it: a year to the last day of February begins on 1 March, in leap years as well.
  day.setUTCDate(day.getUTCDate() + 1);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day;
}

/** The benchmark with its return over the same period, or a note that this is not stated. */
const benchmarkWords = (benchmark: string, percent: number | undefined) =>
  percent === undefined
    ? `${benchmark}; its return over the same period is not stated yet`
    : `${benchmark}, ${formatPercent(percent)} a year over the same period`;

/** A performance figure over whole years, in percent a year. */
interface PerformanceValue {
  label: string;
  years: number;
  percent: number;
  /** Last day of the period. */
  asOf: Date;
  basis: string;
  benchmarkPercent?: number | undefined;
  claimedAlphaPercent?: number | undefined;
}

/**
 * Everything that must be shown with a performance figure, including the record’s own return in its period; `field`
 * names the front matter that a row is made from.
 */
export function performanceRows(
  { label, years, asOf, basis, benchmarkPercent, claimedAlphaPercent }: PerformanceValue,
  {
    benchmark,
    primaryBenchmark,
    allotmentDate,
    inception,
  }: Pick<FactFields, 'benchmark' | 'primaryBenchmark' | 'allotmentDate'> & { inception?: Date | undefined },
  record?: Pick<ApproachRecord, 'months' | 'benchmark'>,
): { label: string; value: string; field: string }[] {
  const from = dayYearsBefore(asOf, years);
  const first = allotmentDate ?? inception;
  const ofClients = record && clientsPart(record, from, asOf);
  return [
    { label: 'What it is', value: label, field: 'performance.label' },
    { label: 'Period', value: `${counted(years, 'year')} to ${formatDate(asOf)}`, field: 'performance.asOf' },
    ...(first !== undefined && from < first
      ? [
          {
            label: allotmentDate ? 'Allotment' : 'Inception',
            value: `${formatDate(first)}: anything earlier is a back-test, which no client earned`,
            field: allotmentDate ? 'allotmentDate' : 'inception',
          },
        ]
      : []),
    ...(ofClients === undefined ? [] : [{ label: 'Clients’ part', value: ofClients, field: 'performanceSource' }]),
    { label: 'Basis', value: basis, field: 'performance.basis' },
    ...(benchmark === undefined
      ? []
      : [
          {
            label: benchmarkLabels[isPrimary({ benchmark, primaryBenchmark }) ? 'primary' : 'secondary'],
            value: benchmarkWords(benchmark, benchmarkPercent),
            field: 'benchmark',
          },
        ]),
    ...(claimedAlphaPercent === undefined
      ? []
      : [
          {
            label: 'Average alpha',
            value: `${formatPercent(Math.abs(claimedAlphaPercent))} a year ${claimedAlphaPercent < 0 ? 'below' : 'above'} the benchmark, our own claim, on the same basis`,
            field: 'performance.claimedAlphaPercent',
          },
        ]),
  ];
}
