import { counted, formatPercent } from '../format.ts';
import { type IllustrationRow, illustrateFees } from './illustration.ts';
import type { Inputs } from './inputs.ts';
import { roundHalfAway } from '../round-half-away.ts';
import type { Mode } from './modes.ts';
import { projectFees, type ProjectionRow } from './projection.ts';

/** The modes that calculate one set of fees; the plans are several illustrations (plans.ts). */
export type FeeMode = Exclude<Mode, 'plans'>;

/** The inputs for one set of fees. */
export type FeeInputs = Inputs & { mode: FeeMode };

/** A year of either mode: the lines of both modes, and those that only the illustration has. */
export type Row = Readonly<ProjectionRow & Partial<IllustrationRow>>;

/** What fees come to, year by year and together. Amounts are in rupees. */
export interface Outcome<Years extends Row = Row> {
  /** The inputs that it was calculated from. */
  inputs: FeeInputs;
  rows: readonly Years[];
  /** Fees of all years together, in rupees. */
  totalFees: number;
  /** Closing value of the last year, or the capital if there are no years. */
  nav: number;
  /** The first year at whose end nothing is left. */
  depletedIn: number | undefined;
}

/** Works out one set of fees: as the simple projection, or as the illustration. */
export const workOut = (inputs: FeeInputs): Outcome =>
  sumUp<Row>(inputs, inputs.mode === 'simple' ? projectFees(inputs) : illustrateFees(inputs));

/** Less than half a paisa: what the roundings of doubles may leave of nothing. In rupees. */
const NOTHING = 0.005;

/** The outcome of the rows. */
export const sumUp = <Years extends Row>(inputs: FeeInputs, rows: readonly Years[]): Outcome<Years> => ({
  inputs,
  rows,
  totalFees: rows.reduce((sum, row) => sum + row.totalFees, 0),
  nav: rows.at(-1)?.nav ?? inputs.capital,
  // Zero capital with no fees is not “used up”; zero capital with fees is.
  depletedIn: rows.find(({ nav }) => nav < (inputs.capital > 0 ? NOTHING : 0))?.year,
});

/** The period, and whether GST is included, which it never is in the simple projection: “over 5 years, without GST”. */
export const describeTerm = ({ mode, years, gst }: Inputs): string =>
  `over ${counted(years, 'year')}, ${mode !== 'simple' && gst > 0 ? `with GST of ${gst}%` : 'without GST'}`;

/** Explains why the simple projection’s fees are so high; empty if it charges no performance fee. */
export const describeMissingGain = ({ inputs, rows }: Outcome): string[] =>
  inputs.mode === 'simple' && rows.some(({ perfCharge }) => perfCharge > 0)
    ? [
        'A performance fee is charged here without any gain, so a real account usually pays less; the illustration allows for gains.',
      ]
    : [];

/**
 * States in which year the capital is used up, if it is, and what the rows after it mean, if there are any: the simple
 * projection goes on as before. Names the plan, if given.
 */
export function describeDepletion({ inputs: { mode }, rows, depletedIn }: Outcome, plan?: string): string[] {
  if (depletedIn === undefined) return [];
  const end = `${plan === undefined ? '' : `${plan}: `}The capital is used up in year ${depletedIn}.`;
  if (depletedIn === rows.length) return [end];
  return [
    `${end} After that ${mode === 'simple' ? 'the rows only continue the arithmetic' : 'nothing is earned or charged'}.`,
  ];
}

/** Total fees as a share of the capital, to a tenth of a percent: “67.9%”; the capital must be positive. */
export const shareOfCapital = ({ totalFees, inputs: { capital } }: Outcome): string =>
  formatPercent(roundHalfAway((100 * totalFees) / capital, 1));
