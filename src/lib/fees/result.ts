import type { Inputs } from './inputs.ts';
import { type FeeInputs, type Outcome, workOut } from './outcome.ts';
import { type Plan, workOutPlans } from './plans.ts';

/** What one set of fees comes to. */
export interface FeeResult {
  /** The result for at least one year, in rupees. */
  outcome: Outcome;
}

/** What several plans come to on the same returns. */
export interface PlanResult {
  /** Two or three plans calculated for at least one year, in the order of the content. */
  plans: readonly Plan[];
}

/** One set of fees, or several plans. */
export type Result = FeeResult | PlanResult;

const isOneSet = (inputs: Inputs): inputs is FeeInputs => inputs.mode !== 'plans';

/** Calculates the result of the form's mode, for at least one year. */
export const workOutResult = (inputs: Inputs, planNames: readonly string[]): Result =>
  isOneSet(inputs) ? { outcome: workOut(inputs) } : { plans: workOutPlans(inputs, planNames) };
