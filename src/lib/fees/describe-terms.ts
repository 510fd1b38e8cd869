import { type FieldName, fields, planFields, planTermNames, showField } from './fields.ts';
import type { Inputs } from './inputs.ts';

/** The index of the plan that a field is for; −1 for the others. */
const planOf = (name: FieldName) => planFields.findIndex((plan) => planTermNames.some((term) => plan[term] === name));

/** “Hurdle rate”, or “Hurdle rate (Performance)” for a plan. */
export function labelOf(name: FieldName, planNames: readonly string[]): string {
  const plan = planNames[planOf(name)];
  return plan === undefined ? fields[name].label : `${fields[name].label} (${plan})`;
}

/** Inputs as used, each with its label, in this order, except those of plans that have no name. */
export const describeTerms = (inputs: Inputs, names: readonly FieldName[], planNames: readonly string[] = []) =>
  names
    .filter((name) => planOf(name) < planNames.length)
    .map((name) => {
      // Returns may be typed for more years than there are.
      const used = name === 'returns' ? inputs.returns.slice(0, inputs.years) : inputs[name];
      return [labelOf(name, planNames), showField(name, used)] as const;
    });
