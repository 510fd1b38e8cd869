import { Field, TextAreaField } from '../../components/Field/Field.tsx';
import type { FieldName } from '../../lib/firm/message-fields.ts';
import { honeypotName } from './fields.ts';
import type { FieldError } from './validation.ts';

export interface ContactFieldsProps {
  /** Errors found at the last submit; none before the first. */
  errors: readonly FieldError[];
  /** While a message is being sent: what was typed meanwhile would be lost when the form is reset. */
  readOnly: boolean;
  /** Whether the script is there. Without it, the mail that the form then opens must not name the trap for robots. */
  isHydrated: boolean;
}

/** The fields, each with its error. They are uncontrolled, so text typed before hydration stays. */
export function ContactFields({ errors, readOnly, isHydrated }: ContactFieldsProps) {
  const shared = (name: FieldName) => ({
    id: name,
    name,
    readOnly,
    error: errors.find(({ field }) => field === name)?.text,
  });
  return (
    <>
      <Field {...shared('from_name')} label="Name" autoComplete="name" required />
      <Field {...shared('reply_to')} label="Email" type="email" autoComplete="email" required />
      <Field {...shared('number')} label="Phone" type="tel" autoComplete="tel" optional />
      <TextAreaField {...shared('message')} label="Message" required />
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={honeypotName}>Leave this field empty</label>
        <input
          id={honeypotName}
          name={honeypotName}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          disabled={!isHydrated}
        />
      </div>
    </>
  );
}
