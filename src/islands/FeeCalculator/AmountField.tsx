import { Field, type FieldProps } from '../../components/Field/Field.tsx';
import { describeAmount } from '../../lib/fees/describe-amount.ts';
import { useFieldText } from './use-field-text.ts';

/** A field for rupees. While the visitor types, it shows below in words how the amount is understood. */
export function AmountField({ defaultValue, ...rest }: Omit<FieldProps, 'hint' | 'ref'> & { defaultValue: string }) {
  const [field, text] = useFieldText(defaultValue);
  return <Field {...rest} ref={field} defaultValue={defaultValue} hint={describeAmount(text)} />;
}
