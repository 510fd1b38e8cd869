import type { ProjectionTerms } from './projection.ts';
import type { IllustrationTerms } from './illustration.ts';
import { readAmount } from './parse-amount.ts';

export type Mode = 'simple' | 'illustration';

/** Everything that the form holds, by the names of its fields, as numbers within their limits. */
export type Inputs = ProjectionTerms & IllustrationTerms & { mode: Mode };

/** The largest value of each kind of field: rupees, percent, years. Within these every row stays finite. */
const largest = { amount: 1e13, percent: 100, years: 50 };
type Kind = keyof typeof largest;

/** What was used in place of what was typed: the largest value of a kind, years without their fraction, or 0. */
export type Cut = Kind | 'whole' | 'unread';

/** “20, - 10 %, 5,” → 20, −10%, 5: a sign belongs to the figure after it, a percent sign to the one before. */
const eachReturn = (text: string) =>
  text
    .replace(/([-−–+])\s+(?=[\d.])/g, '$1')
    .replace(/\s+(?=%)/g, '')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
    .split(/[\s,;]+/);

/** Reads a form's fields, or anything else that is asked by name. What is blank, invalid or negative counts as 0. */
export function readInputs(textOf: (name: keyof Inputs) => string): { inputs: Inputs; cuts: Cut[] } {
  const cuts = new Set<Cut>();
  const limit = (text: string, kind: Kind, least = 0) => {
    const amount = readAmount(text);
    const value = amount ?? 0;
    const most = largest[kind];
    if (Math.abs(value) > most) cuts.add(kind);
    else if (value < least || (amount === undefined && text.trim() !== '')) cuts.add('unread');
    return Math.max(least, Math.min(value, most));
  };
  const read = (name: keyof Inputs, kind: Kind = 'percent') => limit(textOf(name), kind);

  const years = read('years', 'years');
  if (years % 1) cuts.add('whole');
  return {
    inputs: {
      capital: read('capital', 'amount'),
      management: read('management'),
      hurdle: read('hurdle'),
      performance: read('performance'),
      broker: read('broker', 'amount'),
      years: Math.floor(years),
      mode: textOf('mode') === 'illustration' ? 'illustration' : 'simple',
      other: read('other'),
      brokerage: read('brokerage'),
      returns: eachReturn(textOf('returns'))
        .slice(0, largest.years)
        .map((text) => limit(text, 'percent', -largest.percent)),
      gst: read('gst'),
    },
    cuts: [...cuts],
  };
}
