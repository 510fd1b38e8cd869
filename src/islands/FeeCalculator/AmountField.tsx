import { Field, type FieldProps } from '../../components/Field/Field.tsx';
import { describeAmount } from '../../lib/fees/describe-amount.ts';
import { useFieldText } from './use-field-text.ts';

/** A field for rupees, which repeats in words below it what the amount counts as while it is typed. */
export function AmountField({ defaultValue, ...rest }: Omit<FieldProps, 'hint' | 'ref'> & { defaultValue: string }) {
  const [field, text] = useFieldText(defaultValue);
  return <Field {...rest} ref={field} defaultValue={defaultValue} hint={describeAmount(text)} />;
}
