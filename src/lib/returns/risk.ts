import { type Months, type SeriesName } from './record.ts';
import { percentsOf } from './windows.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const isFlat = (values: readonly number[]) => values.every((value) => value === values[0]);

/** Sample standard deviation of monthly figures × √12, in their unit; undefined for fewer than two. */
function yearlyDeviation(values: readonly number[]): number | undefined {
  if (values.length < 2) return undefined;
  const centre = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1)) * Math.sqrt(12);
}

const asShare = (percent: number | undefined) => (percent === undefined ? undefined : percent / 100);

/** Annualised volatility of the monthly returns, as a fraction; undefined for a single month. */
export const volatility = (months: Months, series: SeriesName): number | undefined =>
  asShare(yearlyDeviation(percentsOf(months, series)));

/** Annualised volatility of the difference to the benchmark, as a fraction; undefined for a single month. */
export const trackingError = (months: Months): number | undefined =>
  // Differences of figures such as 1.8 and 1.2 have rounding errors.
  asShare(yearlyDeviation(months.map(({ net, benchmark }) => Number((net - benchmark).toPrecision(12)))));

/** How far the approach moved when its benchmark moved by one; undefined if the benchmark did not move. */
export function beta(months: Months): number | undefined {
  const [net, benchmark] = [percentsOf(months, 'net'), percentsOf(months, 'benchmark')];
  if (isFlat(benchmark)) return undefined;
  const [meanNet, meanBenchmark] = [mean(net), mean(benchmark)];
  const together = months.reduce((sum, month) => sum + (month.net - meanNet) * (month.benchmark - meanBenchmark), 0);
  return together / benchmark.reduce((sum, value) => sum + (value - meanBenchmark) ** 2, 0);
}
