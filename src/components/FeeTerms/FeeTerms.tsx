import clsx from 'clsx/lite';
import { type FieldName, fields, showField } from '../../lib/fees/fields.ts';
import type { Inputs } from '../../lib/fees/inputs.ts';
import styles from './FeeTerms.module.css';

export interface FeeTermsProps {
  /** What the visitor entered. */
  inputs: Inputs;
  /** Names of the shown inputs, in this order. */
  names: readonly FieldName[];
}

/** The terms of a result: the form may have changed since, and is not printed. */
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
