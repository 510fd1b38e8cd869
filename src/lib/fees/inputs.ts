import { type FieldName, type NumberField, fields } from './fields.ts';
import { type Mode, modes } from './modes.ts';
import { MAX_AMOUNT, readAmount } from './parse-amount.ts';

/** The values of all fields of the form, by name, as numbers within their limits. */
export type Inputs = { mode: Mode } & {
  [name in FieldName]: (typeof fields)[name]['kind'] extends 'returns' ? readonly number[] : number;
};

/** The largest value of each kind of field: rupees, percent, years. */
const maxima = { amount: MAX_AMOUNT, percent: 100, years: 50 };
type Kind = keyof typeof maxima;

/**
 * How an input was adjusted: cut to the limit of its kind, years without their fraction, counted as 0, or GST at the
 * form’s rate although a link names another.
 */
export type Adjustment = Kind | 'whole' | 'unread' | 'negative' | 'loss' | 'rate';

/** The adjusted fields, by how they were adjusted. */
export type Adjustments = ReadonlyMap<Adjustment, readonly FieldName[]>;

/**
 * “20, - 10 %, (5),” → 20, −10%, −5: a minus sign belongs to the figure after it, a percent sign to the one before. A gap
 * before or between commas keeps its year, as something that is not a number.
 */
const eachReturn = (text: string) =>
  text
    .replace(/\((.*?)\)/g, '-$1')
    .replace(/([-−–+])\s+(?=[\p{Nd}.])/gu, '$1')
    .replace(/\s+(?=%)/g, '')
    .replace(/^\s+|[\s,;]+$/g, '')
    .replace(/^(?=[,;])/, '?')
    .replace(/[,;]\s*(?=[,;])/g, '$&?')
    .split(/[\s,;]+/);

/**
 * A number within the limits of its kind, and how it was adjusted. Blank or non-numeric text counts as 0, and amounts
 * are in whole rupees.
 */
export function readNumber(text: string, kind: Kind, min = 0): readonly [value: number, adjustment?: Adjustment] {
  const read = readAmount(text);
  const value = read ?? 0;
  const max = maxima[kind];
  if (value > max) return [max, kind];
  if (value < min) return [min, min < 0 ? 'loss' : 'negative'];
  if (kind === 'years' && value % 1) return [Math.floor(value), 'whole'];
  return read === undefined && text.trim() !== '' ? [value, 'unread'] : [kind === 'amount' ? Math.round(value) : value];
}

/** The numbers of a field: one, or a return for each possible year and, if there are more, one that is cut. */
const readField = (text: string, { kind }: NumberField): ReturnType<typeof readNumber>[] =>
  kind === 'returns'
    ? eachReturn(text)
        .slice(0, maxima.years + 1)
        .map((each, index) => (index < maxima.years ? readNumber(each, 'percent', -maxima.percent) : [0, 'years']))
    : [readNumber(text, kind)];

/**
 * Reads the fields of a form, or of anything else that has them by name. Blank and invalid values count as 0, and so do
 * negative ones except returns. Adjustments are only reported for the mode’s fields: the others are hidden.
 *
 * @param linkedGst the rate of GST in the link that the form was opened with; the form only adds its own rate, or none
 */
export function readInputs(
  textOf: (name: FieldName | 'mode') => string,
  linkedGst?: string | null,
): { inputs: Inputs; adjustments: Adjustments } {
  const named = textOf('mode');
  const mode = Object.hasOwn(modes, named) ? (named as Mode) : 'simple';
  const adjustments = new Map<Adjustment, FieldName[]>();
  const inputs: Partial<Record<string, unknown>> = { mode };
  for (const name of Object.keys(fields) as FieldName[]) {
    const numbers = readField(textOf(name), fields[name]);
    const values = numbers.map(([value]) => value);
    inputs[name] = name === 'returns' ? values.slice(0, maxima.years) : values[0];
    if (!modes[mode].fields.includes(name)) continue;
    for (const [, adjustment] of numbers)
      if (adjustment) adjustments.set(adjustment, [...new Set([...(adjustments.get(adjustment) ?? []), name])]);
  }
  if (linkedGst && modes[mode].fields.includes('gst') && readAmount(linkedGst) !== inputs['gst'])
    adjustments.set('rate', ['gst']);
  return { inputs: inputs as Inputs, adjustments };
}
