import { type FieldName, trapName } from './fields.ts';
import type { FieldError } from './validation.ts';

interface Props {
  errors?: readonly FieldError[];
  /** Nothing may be typed, as it would be lost when a message that is on its way has arrived. */
  readOnly?: boolean;
}

const fields: readonly [name: FieldName, label: string, type: string, autoComplete?: string][] = [
  ['from_name', 'Name', 'text', 'name'],
  ['reply_to', 'Email', 'email', 'email'],
  ['number', 'Phone', 'tel', 'tel'],
  ['message', 'Message', ''],
];

/** The fields, each with its error. React does not hold their values, so what was typed before it came stays. */
export function Fields({ errors = [], readOnly }: Props) {
  return (
    <>
      {fields.map(([name, label, type, autoComplete]) => {
        const error = errors.find(({ field }) => field === name);
        const isOptional = name === 'number';
        const shared = {
          id: name,
          name,
          readOnly,
          required: !isOptional,
          'aria-invalid': error && true,
          'aria-describedby': error && `${name}-error`,
        };
        return (
          <div key={name} className="contact-field">
            <label htmlFor={name}>
              {label}
              {isOptional && <span> (optional)</span>}
            </label>
            {error && (
              <p id={`${name}-error`} className="contact-error">
                <span className="sr-only">Error: </span>
                {error.text}
              </p>
            )}
            {type ? <input {...shared} type={type} autoComplete={autoComplete} /> : <textarea {...shared} rows={6} />}
          </div>
        );
      })}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={trapName}>Leave this field empty</label>
        <input id={trapName} name={trapName} type="text" tabIndex={-1} autoComplete="off" data-no-draft />
      </div>
    </>
  );
}
