import type { ProjectionTerms } from './fees.ts';
import type { IllustrationTerms } from './illustration.ts';
import { parseAmount } from './parse-amount.ts';

export type Mode = 'simple' | 'illustration';

/** Everything that the form holds, by the names of its fields, as numbers within their limits. */
export type Inputs = ProjectionTerms & IllustrationTerms & { mode: Mode };

/** The largest value of each kind of field: rupees, percent, years. Within these every row stays finite. */
const largest = { amount: 1e13, percent: 100, years: 50 };
type Kind = keyof typeof largest;

/** What was used in place of what was typed: the largest value of a kind, or years without their fraction. */
export type Cut = Kind | 'whole';

/** Reads a form's fields, or anything else that is asked by name. What is blank, invalid or negative counts as 0. */
export function readInputs(textOf: (name: keyof Inputs) => string): { inputs: Inputs; cuts: Cut[] } {
  const cuts = new Set<Cut>();
  const limit = (text: string, kind: Kind, least = 0) => {
    const value = parseAmount(text);
    const most = largest[kind];
    if (Math.abs(value) > most) cuts.add(kind);
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
      returns: textOf('returns')
        .split(/[\s,;]+/)
        .slice(0, largest.years)
        .map((text) => limit(text, 'percent', -largest.percent)),
      gst: read('gst'),
    },
    cuts: [...cuts],
  };
}
