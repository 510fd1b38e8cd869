import { illustrateFees, returnsOf } from './illustration.ts';
import type { FeeInputs } from './outcome.ts';
import type { Plan } from './plans.ts';
import { type Zero, zerosOf } from './zeros.ts';

/** The range of yearly returns that is searched, in percent: below it nothing is left, and the form takes none above it. */
export const LOWEST = -99;
export const HIGHEST = 100;

/** Where two plans cost the same. */
interface SameCost {
  names: readonly [string, string];
  /** Returns of a single year, in percent. */
  oneYear: readonly Zero[];
  /** Percentage points by which every return of the years would have to be higher, or lower where they are below 0. */
  moved: readonly Zero[];
}

/** By how many points all returns can be moved together, at least and at most. */
export const shiftRange = (returns: readonly number[]): Zero => ({
  from: LOWEST - Math.min(...returns),
  to: HIGHEST - Math.max(...returns),
});

/**
 * What a plan leaves, as a return in percent a year; NaN once nothing is left. All amounts grow with the capital, so any
 * will do.
 */
function netReturn(inputs: FeeInputs, returns: readonly number[]): number {
  const years = returns.length;
  // Where nothing was left once, nothing is left at the end.
  const { nav = 1 } = illustrateFees({ ...inputs, capital: 1, returns, years }).at(-1) ?? {};
  return nav > 0 ? 100 * (nav ** (1 / years) - 1) : Number.NaN;
}

/**
 * For each two plans, the returns at which both leave the same after all years: over one year, and over all with the
 * returns moved together. Of the fees alone that would be another question: what is charged early no longer grows, so the
 * same fees at other times leave different amounts.
 */
export const findSameCosts = (plans: readonly Plan[]): SameCost[] =>
  plans.flatMap((one, index) => plans.slice(index + 1).map((other) => findSameCost(one, other)));

function findSameCost(one: Plan, other: Plan): SameCost {
  const difference = (returns: readonly number[]) => netReturn(one.inputs, returns) - netReturn(other.inputs, returns);
  const returns = returnsOf(one.inputs);
  const { from, to } = shiftRange(returns);
  return {
    names: [one.name, other.name],
    oneYear: zerosOf((value) => difference([value]), LOWEST, HIGHEST),
    moved: zerosOf((points) => difference(returns.map((value) => value + points)), from, to),
  };
}
