import { planFields } from './fields.ts';
import { type IllustrationRow, illustrateFees } from './illustration.ts';
import type { FeeInputs, Outcome } from './outcome.ts';
import { sumUp } from './outcome.ts';
import type { Inputs } from './inputs.ts';

/** A fee plan with its name and outcome. */
export interface Plan extends Outcome<IllustrationRow> {
  name: string;
}

/** The illustration under each plan: the same capital and returns, different terms. In the order of the names. */
export const workOutPlans = (inputs: Inputs, names: readonly string[]): Plan[] =>
  planFields.slice(0, names.length).map(({ management, hurdle, performance }, index) => {
    const own: FeeInputs = {
      ...inputs,
      mode: 'illustration',
      management: inputs[management],
      hurdle: inputs[hurdle],
      performance: inputs[performance],
    };
    return { name: names[index] ?? '', ...sumUp(own, illustrateFees(own)) };
  });

/**
 * The years in which only the high-water mark prevents a performance fee: the year’s gain exceeds the hurdle, but
 * earlier losses have not been recovered yet.
 */
export const yearsBelowHighWaterMark = ({ inputs, rows }: Plan): number[] =>
  rows
    .filter(
      ({ capitalContributed, beforePerformance, hurdleAmount, perfCharge }) =>
        inputs.performance > 0 && perfCharge === 0 && beforePerformance > capitalContributed + hurdleAmount,
    )
    .map(({ year }) => year);
