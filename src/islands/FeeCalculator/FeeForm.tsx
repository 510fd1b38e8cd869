import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { type FieldName, type FigureField, fields, planFields } from '../../lib/fees/fields.ts';
import type { Inputs } from '../../lib/fees/inputs.ts';
import { type Mode, modes, modesWith } from '../../lib/fees/modes.ts';
import type { PlanOffer } from '../../lib/fees/start.ts';
import { kindWords } from '../../lib/fees/say-cuts.ts';
import { formatNumber } from '../../lib/format.ts';
import { AmountField } from './AmountField.tsx';
import styles from './FeeForm.module.css';

export interface FeeFormProps extends ComponentPropsWithRef<'form'> {
  /** What the fields open with. */
  start: Inputs;
  /** GST on the fees in percent, should a visitor add it. */
  gstPercent: number;
  /** The fee plans, if there are any to compare. */
  plans: PlanOffer;
  /** Fields in which something else counts than was typed. */
  wrong: readonly FieldName[];
}

/** Fields that are typed once for all that is worked out, in this order. */
const figures: readonly FieldName[] = [
  'capital',
  'management',
  'hurdle',
  'performance',
  'years',
  'broker',
  'other',
  'brokerage',
  'returns',
];

/** Returns that illustrations are published with: percent of every year, and the name of the button. */
const published = [
  ['20', 'Gain 20%'],
  ['0', 'No change'],
  ['-20', 'Loss 20%'],
] as const;

/** Values of a field as the form opens with them: amounts grouped, returns with commas. */
const opening = (start: Inputs, name: FieldName) =>
  fields[name].kind === 'amount' ? formatNumber(Number(start[name])) : [start[name]].flat().join(', ');

/**
 * The fields with the figures they open with. React holds none of them, so what was typed before it came stays. Switching
 * the mode needs no script.
 */
export function FeeForm({ start, gstPercent, plans, wrong, ...rest }: FeeFormProps) {
  const offered = (Object.keys(modes) as Mode[]).filter((mode) => mode !== 'plans' || plans.names.length > 0);
  const presets = { illustration: published, plans: plans.presets };

  return (
    // What waits for the script is marked on the elements themselves, and so is a link that asks for a result.
    <form
      {...rest}
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
              defaultChecked={mode === start.mode}
              aria-describedby={`fee-${mode}-note`}
            />
            <label htmlFor={`fee-${mode}`}>{modes[mode].name}</label>
            <p id={`fee-${mode}-note`}>{modes[mode].note}</p>
          </div>
        ))}
      </fieldset>
      <div className={styles.fields}>
        {figures.map((name) => (
          <div key={name} data-only={modesWith(name)}>
            <FeeField name={name} start={start} wrong={wrong} />
          </div>
        ))}
      </div>
      {planFields.slice(0, plans.names.length).map((terms, index) => (
        <fieldset key={terms.management} className={styles.plan} data-only="plans">
          <legend>{plans.names[index]}</legend>
          {Object.values(terms).map((name) => (
            <div key={name}>
              <FeeField name={name} start={start} wrong={wrong} />
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
          defaultChecked={start.gst > 0}
        />
        <label htmlFor="fee-gst">{`Add GST of ${gstPercent}% to the management and the performance fee`}</label>
      </p>
      <p className={styles.buttons}>
        <Button type="submit" className={styles.calculate} suppressHydrationWarning>
          Calculate
        </Button>
      </p>
      {/* Behind Calculate: Enter in a field presses the first button of the form. */}
      {Object.entries(presets).map(([mode, choices]) => (
        <p key={mode} className={styles.buttons} data-only={mode} role="group" aria-label={fields.returns.label}>
          {choices.map(([returns, name]) => (
            <Button key={name} type="submit" look="quiet" name="preset" value={returns} suppressHydrationWarning>
              {name}
            </Button>
          ))}
        </p>
      ))}
      <p className={styles.late}>
        The script that calculates has not arrived yet. The boxes keep your figures. If nothing changes, reload the
        page.
      </p>
    </form>
  );
}

/** The field of one figure, by its kind. */
function FeeField({ name, start, wrong }: Pick<FeeFormProps, 'start' | 'wrong'> & { name: FieldName }) {
  const { label, unit, kind, hint }: FigureField = fields[name];
  const shared = {
    id: `fee-${name}`,
    name,
    label: unit === undefined ? label : `${label}, ${unit}`,
    defaultValue: opening(start, name),
    error: wrong.includes(name) ? kindWords[kind] : undefined,
  };
  if (kind === 'amount') return <AmountField {...shared} className={styles.wide} />;
  if (hint === undefined) return <Field {...shared} inputMode="decimal" />;
  return <Field {...shared} hint={hint} className={styles.wide} />;
}
