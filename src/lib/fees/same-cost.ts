import { illustrateFees, returnsOf } from './illustration.ts';
import type { FeeInputs } from './outcome.ts';
import type { Plan } from './plans.ts';
import { type Interval, zerosOf } from './zeros.ts';

/** The lowest yearly return that is searched, in percent: below it nothing is left. */
export const MIN_RETURN = -99;

/** The highest: the form accepts none above it. */
export const MAX_RETURN = 100;

/** Where two plans cost the same. */
interface SameCost {
  names: readonly [string, string];
  /** Returns of a single year, in percent. */
  oneYear: readonly Interval[];
  /** Percentage points by which every year’s return would have to be higher or, if negative, lower. */
  shifts: readonly Interval[];
}

/**
 * Minimum and maximum number of points by which all returns can be shifted together; the minimum is the greater one if
 * the returns lie further apart than the limits.
 */
export const shiftRange = (returns: readonly number[]): Interval => ({
  from: MIN_RETURN - Math.min(...returns),
  to: MAX_RETURN - Math.max(...returns),
});

/**
 * Return in percent a year after fees; once nothing is left, −100 less what is missing in percent of the capital, so that
 * the function is continuous. All amounts are proportional to the capital, so any capital will do.
 */
function netReturn(inputs: FeeInputs, returns: readonly number[]): number {
  const years = returns.length;
  const { nav = 1 } = illustrateFees({ ...inputs, capital: 1, returns, years }).at(-1) ?? {};
  return 100 * ((nav > 0 ? nav ** (1 / years) : nav) - 1);
}

/**
 * For each pair of plans, the returns at which both leave the same amount at the end: over one year, and over all years
 * with the returns shifted together. Comparing total fees would be misleading: an early fee no longer grows, so the
 * same total charged at other times leaves a different amount.
 */
export const findSameCosts = (plans: readonly Plan[]): SameCost[] =>
  plans.flatMap((one, index) => plans.slice(index + 1).map((other) => findSameCost(one, other)));

function findSameCost(one: Plan, other: Plan): SameCost {
  const difference = (returns: readonly number[]) => netReturn(one.inputs, returns) - netReturn(other.inputs, returns);
  const returns = returnsOf(one.inputs);
  const { from, to } = shiftRange(returns);
  return {
    names: [one.name, other.name],
    oneYear: zerosOf((value) => difference([value]), MIN_RETURN, MAX_RETURN),
    shifts: from > to ? [] : zerosOf((points) => difference(returns.map((value) => value + points)), from, to),
  };
}
