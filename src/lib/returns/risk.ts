import { type Months, type SeriesName } from './record.ts';
import { percentsOf } from './windows.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const isFlat = (values: readonly number[]) => values.every((value) => value === values[0]);

/** Sample standard deviation of monthly figures in percent × √12, as a fraction; undefined for fewer than two. */
function yearlyDeviation(percents: readonly number[]): number | undefined {
  if (percents.length < 2) return undefined;
  const centre = mean(percents);
  const squares = percents.reduce((sum, percent) => sum + (percent - centre) ** 2, 0);
  return (Math.sqrt(squares / (percents.length - 1)) * Math.sqrt(12)) / 100;
}

/** Annualised volatility of the monthly returns, as a fraction; undefined for a single month. */
export const volatility = (months: Months, series: SeriesName): number | undefined =>
  yearlyDeviation(percentsOf(months, series));

/** Annualised volatility of the difference to the benchmark, as a fraction; undefined for a single month. */
export const trackingError = (months: Months): number | undefined =>
  // Differences of figures such as 1.8 and 1.2 have rounding errors.
  yearlyDeviation(months.map(({ net, benchmark }) => Number((net - benchmark).toPrecision(12))));

/** How far the approach moved when its benchmark moved by one; undefined if the benchmark did not move. */
export function beta(months: Months): number | undefined {
  const [net, benchmark] = [percentsOf(months, 'net'), percentsOf(months, 'benchmark')];
  if (isFlat(benchmark)) return undefined;
  const [meanNet, meanBenchmark] = [mean(net), mean(benchmark)];
  const together = months.reduce((sum, month) => sum + (month.net - meanNet) * (month.benchmark - meanBenchmark), 0);
  return together / benchmark.reduce((sum, value) => sum + (value - meanBenchmark) ** 2, 0);
}
