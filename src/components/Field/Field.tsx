import clsx from 'clsx/lite';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import styles from './Field.module.css';

interface Surroundings {
  /** Id of the control, from which the ids of its error and its hint are derived. */
  id: string;
  /** The label above the field, which is also its name for screen readers. */
  label: string;
  /** Whether the label says that the field is optional. */
  optional?: boolean | undefined;
  /** What is wrong with its value, as a sentence that says what to do. */
  error?: string | undefined;
  /** Shown below the control as its description; hidden if it is empty. */
  hint?: ReactNode;
  /** Class of the field as a whole. */
  className?: string | undefined;
}

/** The native control’s props, except those that `error` and `hint` set. */
type Native<Tag extends 'input' | 'textarea'> = Omit<
  ComponentPropsWithRef<Tag>,
  keyof Surroundings | 'aria-invalid' | 'aria-describedby'
>;

export type FieldProps = Surroundings & Native<'input'>;
export type TextAreaFieldProps = Surroundings & Native<'textarea'>;

/** An uncontrolled, labelled field of one line. */
export function Field(props: FieldProps) {
  return <LabelledControl control="input" type="text" {...props} />;
}

/** An uncontrolled, labelled field of several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  return <LabelledControl control="textarea" rows={6} {...props} />;
}

type LabelledControlProps = { control: ElementType } & (FieldProps | TextAreaFieldProps);

function LabelledControl({ control: Control, label, optional, error, hint, className, ...rest }: LabelledControlProps) {
  const { id } = rest;
  const described = clsx(error !== undefined && `${id}-error`, hint && `${id}-note`);
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>
        {label}
        {optional && <span> (optional)</span>}
      </label>
      {error !== undefined && (
        // A new element for each error: in a translated page, the text of this one is no longer React's.
        <p key={error} id={`${id}-error`} className={styles.error}>
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      <Control
        {...rest}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-note`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
