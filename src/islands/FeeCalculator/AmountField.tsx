import { useRef, useSyncExternalStore } from 'react';
import { Field, type FieldProps } from '../../components/Field/Field.tsx';
import { describeAmount } from '../../lib/fees/describe-amount.ts';

/** Calls back after each change of any field: an input event bubbles. */
function subscribe(changed: () => void) {
  addEventListener('input', changed);
  return () => {
    removeEventListener('input', changed);
  };
}

/**
 * A field for rupees. While the visitor types, it shows below in words how the amount is understood, including what was
 * typed before hydration. Until then the line stays blank: the words would be those of another amount.
 */
export function AmountField({ defaultValue, ...rest }: Omit<FieldProps, 'hint' | 'ref'> & { defaultValue: string }) {
  const field = useRef<HTMLInputElement>(null);
  const text = useSyncExternalStore(
    subscribe,
    () => field.current?.value ?? defaultValue,
    () => undefined,
  );
  const hint = text === undefined ? '\u00A0' : describeAmount(text);
  return <Field {...rest} ref={field} defaultValue={defaultValue} hint={hint} />;
}
