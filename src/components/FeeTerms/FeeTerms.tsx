import clsx from 'clsx';
import { type FieldName, fields, showField } from '../../lib/fees/fields.ts';
import type { Inputs } from '../../lib/fees/inputs.ts';
import styles from './FeeTerms.module.css';

export interface FeeTermsProps {
  inputs: Inputs;
  /** Which of them, in this order. */
  names: readonly FieldName[];
}

/** What a result was worked out from: the form may hold something else by now, and paper does not show it. */
export function FeeTerms({ inputs, names }: FeeTermsProps) {
  return (
    <dl className={clsx('labelled', styles.terms)}>
      {names.map((name) => (
        <div key={name}>
          <dt>{fields[name].label}</dt>
          {/* Returns may be typed for more years than there are. */}
          <dd>{showField(name, name === 'returns' ? inputs.returns.slice(0, inputs.years) : inputs[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
