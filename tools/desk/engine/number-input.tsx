import type { BasicFormField } from '@keystatic/core';
import { useEffect, useId, useRef } from 'react';
import { troubleIn } from './item-label.ts';

type NumberField = BasicFormField<number | null>;
type InputProps = Parameters<NumberField['Input']>[0];

function NumberInput({ field, props }: { field: NumberField; props: InputProps }) {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const trouble = props.forceValidation ? troubleIn(field, props) : undefined;
  useEffect(() => {
    const control = place.current?.querySelector('input');
    if (!control || trouble === undefined) return undefined;
    const described = control.getAttribute('aria-describedby') ?? '';
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', `${described} ${id}`.trim());
    return () => {
      control.removeAttribute('aria-invalid');
      control.setAttribute('aria-describedby', described);
    };
  }, [trouble, id]);
  return (
    <div ref={place}>
      <field.Input {...props} />
      <span id={id} hidden>
        {trouble}
      </span>
    </div>
  );
}

/** A number field that exposes its error, which Keystatic's own only shows: docs/upstream/keystatic-typing.md. */
export const toldNumber = <Field extends NumberField>(field: Field): Field => ({
  ...field,
  Input: (props: InputProps) => <NumberInput field={field} props={props} />,
});
