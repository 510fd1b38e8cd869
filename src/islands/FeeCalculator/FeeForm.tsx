import clsx from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { LateNote } from '../../components/LateNote/LateNote.tsx';
import { type FieldName, type NumberField, fields, numberNames, planFields } from '../../lib/fees/fields.ts';
import type { Inputs } from '../../lib/fees/inputs.ts';
import { type Mode, modes, modesWith } from '../../lib/fees/modes.ts';
import type { PlanOffer } from '../../lib/fees/initial-inputs.ts';
import { kindWords } from '../../lib/fees/describe-adjustments.ts';
import { formatNumber } from '../../lib/format.ts';
import { AmountField } from './AmountField.tsx';
import styles from './FeeForm.module.css';

/** Id of the note to which a submit without the script leads, so that it is in view. */
const LATE = 'fee-late';

export interface FeeFormProps extends ComponentPropsWithRef<'form'> {
  /** Initial values of the fields. */
  initialInputs: Inputs;
  /** GST on the fees in percent, if the visitor adds it. */
  gstPercent: number;
  /** The fee plans to compare, if any. */
  plans: PlanOffer;
  /** URL of the page. */
  action: string;
  /** Fields whose typed figure was not used as it is. */
  wrongFields: readonly FieldName[];
}

/** The returns that published illustrations use, in percent for every year, each with the label of its button. */
const published = [
  ['20', 'Gain 20%'],
  ['0', 'No change'],
  ['-20', 'Loss 20%'],
] as const;

/** Initial text of a field: amounts with grouped digits, returns separated by commas. */
const initialText = (inputs: Inputs, name: FieldName) =>
  fields[name].kind === 'amount' ? formatNumber(Number(inputs[name])) : [inputs[name]].flat().join(', ');

/**
 * The fields with their initial figures. They are uncontrolled, so text typed before hydration stays. Switching the
 * mode needs no script.
 */
export function FeeForm({ initialInputs, gstPercent, plans, wrongFields, action, ...rest }: FeeFormProps) {
  const offered = (Object.keys(modes) as Mode[]).filter((mode) => mode !== 'plans' || plans.names.length > 0);
  const presets = { illustration: published, plans: plans.presets };

  return (
    // Scripts mark a queued submit, and a URL that asks for a result, on these elements before hydration.
    <form
      {...rest}
      action={`${action}#${LATE}`}
      name="fees"
      autoComplete="off"
      className={clsx('screen-only', styles.form)}
      suppressHydrationWarning
    >
      <fieldset className={styles.modes}>
        <legend className="sr-only">How to work it out</legend>
        {offered.map((mode) => (
          <div key={mode}>
            <input
              className="tick-box"
              type="radio"
              name="mode"
              id={`fee-${mode}`}
              value={mode}
              defaultChecked={mode === initialInputs.mode}
              aria-describedby={`fee-${mode}-note`}
            />
            <label htmlFor={`fee-${mode}`}>{modes[mode].name}</label>
            <p id={`fee-${mode}-note`}>{modes[mode].note}</p>
          </div>
        ))}
      </fieldset>
      <div className={styles.fields}>
        {numberNames.map((name) => (
          <div key={name} data-only={modesWith(name)}>
            <FeeField name={name} initialInputs={initialInputs} wrongFields={wrongFields} />
          </div>
        ))}
      </div>
      {planFields.slice(0, plans.names.length).map((terms, index) => (
        <fieldset key={terms.management} className={styles.plan} data-only="plans">
          <legend>{plans.names[index]}</legend>
          {Object.values(terms).map((name) => (
            <div key={name}>
              <FeeField name={name} initialInputs={initialInputs} wrongFields={wrongFields} />
            </div>
          ))}
        </fieldset>
      ))}
      <p className={styles.gst} data-only={modesWith('gst')}>
        <input
          className="tick-box"
          type="checkbox"
          name="gst"
          id="fee-gst"
          value={gstPercent}
          defaultChecked={initialInputs.gst > 0}
        />
        <label htmlFor="fee-gst">{`Add GST of ${gstPercent}% to the management and the performance fee`}</label>
      </p>
      <p className={styles.buttons}>
        <Button type="submit" className={styles.calculate} suppressHydrationWarning>
          Calculate
        </Button>
      </p>
      {/* After Calculate, because Enter in a field presses the first submit button of the form. */}
      {Object.entries(presets).map(
        ([mode, choices]) =>
          choices.length > 0 && (
            <fieldset key={mode} className={styles.buttons} data-only={mode}>
              <legend>Or with example returns</legend>
              {choices.map(([returns, name]) => (
                <Button key={name} type="submit" variant="quiet" name="preset" value={returns} suppressHydrationWarning>
                  {name}
                </Button>
              ))}
            </fieldset>
          ),
      )}
      <LateNote id={LATE}>
        The calculator has not loaded yet. Your figures stay. If nothing changes, reload the page.
      </LateNote>
    </form>
  );
}

/** The field for one figure, depending on its kind. */
function FeeField({
  name,
  initialInputs,
  wrongFields,
}: Pick<FeeFormProps, 'initialInputs' | 'wrongFields'> & { name: FieldName }) {
  const { label, unit, kind, hint }: NumberField = fields[name];
  const shared = {
    id: `fee-${name}`,
    name,
    label: unit === undefined ? label : `${label}, ${unit}`,
    defaultValue: initialText(initialInputs, name),
    error: wrongFields.includes(name) ? kindWords[kind] : undefined,
  };
  if (kind === 'amount') return <AmountField {...shared} className={styles.wide} />;
  if (hint === undefined) return <Field {...shared} inputMode="decimal" />;
  return <Field {...shared} hint={hint} className={styles.wide} />;
}
