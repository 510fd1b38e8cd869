import type { Inputs } from './inputs.ts';
import { type FeeInputs, type Outcome, workOut } from './outcome.ts';
import { type Plan, workOutPlans } from './plans.ts';

/** One set of fees, or several plans on the same returns. */
export type Result = { outcome: Outcome } | { plans: readonly Plan[] };

const isOneSet = (inputs: Inputs): inputs is FeeInputs => inputs.mode !== 'plans';

/** Calculates the result of the form's mode, for at least one year. */
export const workOutResult = (inputs: Inputs, planNames: readonly string[]): Result =>
  isOneSet(inputs) ? { outcome: workOut(inputs) } : { plans: workOutPlans(inputs, planNames) };
