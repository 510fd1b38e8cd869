import { counted, formatList, formatPercent, nounFor } from '../format.ts';
import { roundHalfAway } from '../round-half-away.ts';
import { type Plan, yearsBelowHighWaterMark } from './plans.ts';
import { MAX_RETURN, MIN_RETURN, shiftRange } from './same-cost.ts';
import type { Interval } from './zeros.ts';

/** The single returns that are searched, in words. */
const searched = `from ${formatPercent(MIN_RETURN)} to ${formatPercent(MAX_RETURN)}`;

/**
 * “19.68%”, “8.73% or less”, “12% to 20%”; an interval that reaches an end of the searched range is open there, and
 * undefined if it is the whole range.
 */
function describeReturn({ from, to }: Interval, limits: Interval): string | undefined {
  const [isLow, isHigh] = [from <= limits.from, to >= limits.to];
  if (isLow && isHigh) return undefined;
  if (isLow) return `${formatPercent(to)} or less`;
  if (isHigh) return `${formatPercent(from)} or more`;
  return from === to ? formatPercent(from) : `${formatPercent(from)} to ${formatPercent(to)}`;
}

/** The returns of a single year at which two plans cost the same. */
export function describeOneYear(zeros: readonly Interval[]): string {
  if (zeros.length === 0) return `At no return ${searched}`;
  const returns = zeros.map((zero) => describeReturn(zero, { from: MIN_RETURN, to: MAX_RETURN }) ?? 'every return');
  return `At ${formatList(returns)}`;
}

/** A shift is found by bisection, so it is rounded before singular or plural is chosen. */
function describePoints({ from, to }: Interval): string {
  const points = roundHalfAway(Math.abs(from));
  return from === to && points ? ` (each ${counted(points, 'point')} ${from < 0 ? 'lower' : 'higher'})` : '';
}

/** The average of the returns, moved together, at which two plans cost the same over all years. */
export function describeShift(zeros: readonly Interval[], returns: readonly number[]): string {
  if (zeros.length === 0) return `At none with every return ${searched}`;
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const asAverage = ({ from, to }: Interval): Interval => ({ from: mean + from, to: mean + to });
  const limits = asAverage(shiftRange(returns));
  const averages = zeros.flatMap((zero) => {
    const average = describeReturn(asAverage(zero), limits);
    return average === undefined ? [] : average + describePoints(zero);
  });
  return averages.length === 0 ? 'At every average' : `At an average of ${formatList(averages)}`;
}

/** The years in which only the high-water mark prevents a performance fee, one sentence per plan. */
export const describeYearsBelowHighWaterMark = (plans: readonly Plan[]): string[] =>
  plans.flatMap((plan) => {
    const years = yearsBelowHighWaterMark(plan).map(String);
    if (years.length === 0) return [];
    return `${plan.name}: in ${nounFor(years.length, 'year')} ${formatList(years)} the gain is above the hurdle, and only the mark prevents a performance fee.`;
  });
