import { labelOf } from './describe-terms.ts';
import type { NumberField } from './fields.ts';
import type { Adjustment, Adjustments } from './inputs.ts';

/** The values that each kind of field accepts. */
export const kindWords: Readonly<Record<NumberField['kind'], string>> = {
  amount: 'Enter an amount from ₹0 to ₹10,00,000 crore',
  percent: 'Enter a percentage from 0 to 100',
  years: 'Enter whole years from 1 to 50',
  returns: 'Enter up to 50 percentages from −100 to 100',
};

/** Each adjustment in words. */
export const adjustmentWords: Readonly<Record<Adjustment, string>> = {
  amount: 'limited to ₹10,00,000 crore',
  percent: 'limited to 100%',
  years: 'limited to 50 years',
  unread: 'not a number, counted as 0',
  negative: 'below 0, counted as 0',
  whole: 'rounded down',
  loss: 'limited to −100%',
  rate: 'not at the rate of the link',
};

/** The adjustments, each with the fields that it applies to: “Hurdle rate, Years: not a number, …”. */
export const describeAdjustments = (adjustments: Adjustments, planNames: readonly string[]): string[] =>
  [...adjustments].map(
    ([adjustment, names]) =>
      `${names.map((name) => labelOf(name, planNames)).join(', ')}: ${adjustmentWords[adjustment]}.`,
  );
