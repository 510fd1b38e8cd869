import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Field } from '../../components/Field/Field.tsx';
import type { Inputs } from '../../lib/fees/inputs.ts';
import { modes } from '../../lib/fees/modes.ts';
import { AmountField } from './AmountField.tsx';
import { type FigureField, fields, opening, presets } from './fields.ts';
import styles from './FeeForm.module.css';

export interface FeeFormProps extends ComponentPropsWithRef<'form'> {
  /** What the fields open with. */
  start: Inputs;
  /** GST on the fees in percent, should a visitor add it. */
  gstPercent: number;
}

/**
 * The fields with the figures they open with. React holds none of them, so what was typed before it came stays. Switching
 * the mode needs no script.
 */
export function FeeForm({ start, gstPercent, ...rest }: FeeFormProps) {
  const draw = (field: FigureField) => {
    const { name, label, unit, isAmount, hint } = field;
    const shared = {
      id: `fee-${name}`,
      name,
      label: unit === undefined ? label : `${label}, ${unit}`,
      autoComplete: 'off',
      defaultValue: opening(start, field),
    };
    if (isAmount) return <AmountField key={name} {...shared} className={styles.wide} />;
    if (hint === undefined) return <Field key={name} {...shared} inputMode="decimal" />;
    return <Field key={name} {...shared} inputMode="text" hint={hint} className={styles.wide} />;
  };

  return (
    // What waits for the script is marked on the elements themselves, and so is a link that asks for a result.
    <form {...rest} className={clsx('screen-only', styles.form)} suppressHydrationWarning>
      <fieldset className={styles.modes}>
        <legend className="sr-only">How to work it out</legend>
        {Object.entries(modes).map(([mode, { name, note }]) => (
          <div key={mode}>
            <input
              type="radio"
              name="mode"
              id={`fee-${mode}`}
              value={mode}
              defaultChecked={mode === start.mode}
              aria-describedby={`fee-${mode}-note`}
            />
            <label htmlFor={`fee-${mode}`}>{name}</label>
            <p id={`fee-${mode}-note`}>{note}</p>
          </div>
        ))}
      </fieldset>
      <div className={styles.fields}>
        {fields.shared.map(draw)}
        <div data-only="simple">{fields.simple.map(draw)}</div>
        <div data-only="illustration">{fields.illustration.map(draw)}</div>
      </div>
      <p className={styles.gst} data-only="illustration">
        <input type="checkbox" name="gst" id="fee-gst" value={gstPercent} />
        <label htmlFor="fee-gst">{`Add GST of ${gstPercent}% to the management and the performance fee`}</label>
      </p>
      <p className={styles.buttons}>
        <Button type="submit" className={styles.calculate} suppressHydrationWarning>
          Calculate
        </Button>
      </p>
      {/* Behind Calculate: Enter in a field presses the first button of the form. */}
      <p className={styles.buttons} data-only="illustration">
        {presets.map(([percent, name]) => (
          <Button key={percent} type="submit" look="quiet" name="preset" value={percent} suppressHydrationWarning>
            {name}
          </Button>
        ))}
      </p>
      <p className={styles.late}>
        The script that calculates has not arrived yet. The boxes keep your figures. If nothing changes, reload the
        page.
      </p>
    </form>
  );
}
