import type { Ref } from 'react';
import { Notice } from '../../components/Notice/Notice.tsx';
import type { FieldName } from '../../lib/firm/message-fields.ts';
import type { FieldError } from './validation.ts';

export interface ErrorSummaryProps {
  /** Lets the form move the focus here. */
  ref: Ref<HTMLDivElement>;
  /** At least one. */
  errors: readonly FieldError[];
  /** Moves the focus to the field of an error. */
  onGoTo: (field: FieldName) => void;
}

/** All errors at the top of the form, as a list of links to the fields. It takes the focus. */
export function ErrorSummary({ ref, errors, onGoTo }: ErrorSummaryProps) {
  return (
    <Notice ref={ref} role="alert" tabIndex={-1}>
      <h3>There is a problem</h3>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                // Does not add to the visitor's history.
                event.preventDefault();
                onGoTo(field);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
