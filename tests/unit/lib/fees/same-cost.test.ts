import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planExamples } from '../../../../src/components/examples/fee-examples.ts';
import { describeOneYear } from '../../../../src/lib/fees/describe-plans.ts';
import { returnsOf } from '../../../../src/lib/fees/illustration.ts';
import type { Inputs } from '../../../../src/lib/fees/inputs.ts';
import { workOutPlans } from '../../../../src/lib/fees/plans.ts';
import { findSameCosts, MAX_RETURN, MIN_RETURN } from '../../../../src/lib/fees/same-cost.ts';
import { property } from '../../../lib/property.ts';

const { plans } = planExamples;
const alone: Inputs = { ...plans, other: 0, brokerage: 0 };

const sameCost = (inputs: Inputs) => {
  const [found] = findSameCosts(workOutPlans(inputs, ['One', 'Other']));
  if (!found) throw new Error('two plans are one pair');
  return found;
};

describe('over one year', () => {
  // 0.4% of (1 + r/2) meets 10% of r at 0.004 = 0.098 r; with 20% of what exceeds 20% again at 0.0368 = 0.1016 r.
  it('two plans can cost the same at two returns', () => {
    const { oneYear } = sameCost({
      ...alone,
      ...{ management1: 0.4, hurdle1: 20, performance1: 20 },
      ...{ management2: 0, hurdle2: 0, performance2: 10 },
    });
    const both = [0.004 / 0.098, 0.0368 / 0.1016].map((share): unknown => expect.closeTo(100 * share, 6));
    expect(oneYear.map(({ from }) => from)).toEqual(both);
  });

  it('two performance fees above one hurdle cost the same at every return up to it', () => {
    const { oneYear } = sameCost({ ...alone, management1: 0, hurdle1: 8, performance1: 10 });
    expect(oneYear).toEqual([{ from: MIN_RETURN, to: expect.closeTo(8, 3) as number }]);
  });

  it('a higher and a lower fixed fee never cost the same, and equal ones always do', () => {
    const fixed = { ...plans, hurdle2: 0, performance2: 0 };
    expect(sameCost({ ...fixed, management2: 1.5 })).toMatchObject({ oneYear: [], shifts: [] });
    expect(sameCost({ ...fixed, management2: 2 }).oneYear).toEqual([{ from: MIN_RETURN, to: MAX_RETURN }]);
  });

  // Expenses of 0.7% of 1 + r/2, and 2% of the rest, are 2.686% of it: 1 + r less that is 1.08 at 10.83%.
  it('two hurdles cost the same up to the lower one, even where fees take all that is left', () => {
    const terms = { management1: 2, hurdle1: 8, performance1: 20, management2: 2, hurdle2: 12, performance2: 20 };
    const { oneYear } = sameCost({ ...plans, ...terms });
    expect(describeOneYear(oneYear)).toBe('At 10.83% or less');
  });

  it('two plans that leave nothing cost the same', () => {
    const nothing = { ...plans, other: 100, brokerage: 100, hurdle2: 0, performance2: 0 };
    const { oneYear } = sameCost({ ...nothing, management1: 2, management2: 1 });
    expect(oneYear).toEqual([{ from: MIN_RETURN, to: MAX_RETURN }]);
  });
});

describe('over all years', () => {
  it('returns that lie further apart than the searched ones cannot be shifted', () => {
    const returns = { years: 2, returns: [100, -99.5] };
    expect(sameCost({ ...alone, ...returns, management1: 0.1, hurdle1: 0, performance1: 0 }).shifts).toEqual([]);
  });

  it('three plans give three pairs, in the order of the plans', () => {
    const pairs = findSameCosts(workOutPlans(plans, ['A', 'B', 'C'])).map(({ names }) => names.join());
    expect(pairs).toEqual(['A,B', 'A,C', 'B,C']);
  });

  const rate = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((hundredths) => hundredths / 100);
  const yearly = rate(60).map((value) => value - 30);
  const inputs = fc
    .record({
      ...{ management1: rate(4), hurdle1: rate(15), performance1: rate(40) },
      ...{ management2: rate(4), hurdle2: rate(15), performance2: rate(40) },
      gst: fc.constantFrom(0, 18),
      years: fc.integer({ min: 1, max: 6 }),
      returns: fc.array(yearly, { minLength: 1, maxLength: 6 }),
    })
    .map((given): Inputs => ({ ...plans, ...given }));

  const navs = (given: Inputs) => workOutPlans(given, ['One', 'Other']).map(({ nav }) => nav);

  property([inputs], { numRuns: 40 })('both plans leave the same at each return that is found', (given) => {
    const { oneYear, shifts } = sameCost(given);
    const all = returnsOf(given);
    for (const value of oneYear.flatMap(({ from, to }) => [from, (from + to) / 2, to])) {
      const [one = 0, other = 1] = navs({ ...given, years: 1, returns: [value] });
      expect(Math.abs(one - other)).toBeLessThan(1);
    }
    for (const points of shifts.flatMap(({ from, to }) => [from, (from + to) / 2, to])) {
      const [one = 0, other = 1] = navs({ ...given, returns: all.map((value) => value + points) });
      expect(Math.abs(one - other) / Math.max(1, one / given.capital)).toBeLessThan(10);
    }
  });

  property([inputs], { numRuns: 40 })('misses no return: between two of them the same plan leaves more', (given) => {
    const { oneYear } = sameCost(given);
    const edges = [-90, ...oneYear.flatMap(({ from, to }) => [from, to]), MAX_RETURN];
    for (let index = 0; index < edges.length; index += 2) {
      const [from = 0, to = 0] = edges.slice(index, index + 2);
      const signs = Array.from({ length: 99 }, (_, step) => from + ((to - from) * (step + 1)) / 100)
        .filter((value) => value - from > 0.01 && to - value > 0.01)
        .map((value) => navs({ ...given, years: 1, returns: [value] }))
        .map(([one = 0, other = 0]) => Math.sign(one - other));
      expect(new Set(signs).size).toBeLessThanOrEqual(1);
    }
  });
});
