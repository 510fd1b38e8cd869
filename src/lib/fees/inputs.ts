import { type FieldName, type FigureField, fields } from './fields.ts';
import { type Mode, modes } from './modes.ts';
import { LARGEST_AMOUNT, readAmount } from './parse-amount.ts';

/** Everything that the form holds, by the names of its fields, as numbers within their limits. */
export type Inputs = { mode: Mode } & {
  [name in FieldName]: (typeof fields)[name]['kind'] extends 'returns' ? readonly number[] : number;
};

/** The largest value of each kind of field: rupees, percent, years. */
const largest = { amount: LARGEST_AMOUNT, percent: 100, years: 50 };
type Kind = keyof typeof largest;

/** What was used in place of what was typed: the largest value of a kind, years without their fraction, or 0. */
export type Cut = Kind | 'whole' | 'unread' | 'negative' | 'loss';

/** The fields in which something else was used, by what it was. */
export type Cuts = ReadonlyMap<Cut, readonly FieldName[]>;

/**
 * “20, - 10 %, 5,” → 20, −10%, 5: a sign belongs to the figure after it, a percent sign to the one before. An empty place
 * between commas keeps its year, as something that is no number.
 */
const eachReturn = (text: string) =>
  text
    .replace(/([-−–+])\s+(?=[\p{Nd}.])/gu, '$1')
    .replace(/\s+(?=%)/g, '')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
    .replace(/[,;]\s*(?=[,;])/g, '$&?')
    .split(/[\s,;]+/);

/** A figure within the limits of its kind, and what was cut for that. What is blank or no number counts as 0. */
function readFigure(text: string, kind: Kind, least = 0): { value: number; cut?: Cut } {
  const amount = readAmount(text);
  const value = amount ?? 0;
  const most = largest[kind];
  if (value > most) return { value: most, cut: kind };
  if (value < least) return { value: least, cut: least < 0 ? 'loss' : 'negative' };
  if (kind === 'years' && value % 1) return { value: Math.floor(value), cut: 'whole' };
  return amount === undefined && text.trim() !== '' ? { value, cut: 'unread' } : { value };
}

/** The figures of a field: of the returns as many as there are years at most, of every other field one. */
const readField = (text: string, { kind }: FigureField) =>
  kind === 'returns'
    ? eachReturn(text)
        .slice(0, largest.years)
        .map((figure) => readFigure(figure, 'percent', -largest.percent))
    : [readFigure(text, kind)];

/**
 * Reads a form's fields, or anything else that is asked by name. What is blank, invalid or negative counts as 0. What
 * was cut is told of the fields that the mode uses: the others are not to be seen.
 */
export function readInputs(textOf: (name: FieldName | 'mode') => string): { inputs: Inputs; cuts: Cuts } {
  const named = textOf('mode');
  const mode = Object.hasOwn(modes, named) ? (named as Mode) : 'simple';
  const cuts = new Map<Cut, FieldName[]>();
  const inputs: Partial<Record<string, unknown>> = { mode };
  for (const name of Object.keys(fields) as FieldName[]) {
    const figures = readField(textOf(name), fields[name]);
    const values = figures.map(({ value }) => value);
    inputs[name] = name === 'returns' ? values : values[0];
    if (!modes[mode].fields.includes(name)) continue;
    for (const { cut } of figures) if (cut) cuts.set(cut, [...new Set([...(cuts.get(cut) ?? []), name])]);
  }
  return { inputs: inputs as Inputs, cuts };
}
