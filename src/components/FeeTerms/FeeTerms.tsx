import { describeTerms } from '../../lib/fees/describe-terms.ts';
import type { FieldName } from '../../lib/fees/fields.ts';
import type { Inputs } from '../../lib/fees/inputs.ts';
import styles from './FeeTerms.module.css';

export interface FeeTermsProps {
  /** The inputs that the result was calculated from. */
  inputs: Inputs;
  /** Names of the shown inputs, in this order. */
  names: readonly FieldName[];
}

/**
 * The terms of a result: the form may have changed since, and is not printed. Not a FactList, whose layouts and marks
 * would be part of the calculator’s script.
 */
export function FeeTerms({ inputs, names }: FeeTermsProps) {
  return (
    <dl className={styles.terms}>
      {describeTerms(inputs, names).map(([label, term]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{term}</dd>
        </div>
      ))}
    </dl>
  );
}
