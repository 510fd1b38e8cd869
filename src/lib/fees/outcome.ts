import { counted, formatPercent } from '../format.ts';
import { type IllustrationRow, illustrateFees } from './illustration.ts';
import type { Inputs } from './inputs.ts';
import type { Mode } from './modes.ts';
import { projectFees, type ProjectionRow } from './projection.ts';

/** The modes that work out one set of fees; the plans are several illustrations (plans.ts). */
export type FeeMode = Exclude<Mode, 'plans'>;

/** What one set of fees is worked out from. */
export type FeeInputs = Inputs & { mode: FeeMode };

/** A year of either mode: what both work out, and what the illustration alone does. */
export type Row = Readonly<ProjectionRow & Partial<IllustrationRow>>;

export interface Outcome<Years extends Row = Row> {
  /** What it was worked out from. */
  inputs: FeeInputs;
  rows: readonly Years[];
  /** Fees of all years together, in rupees. */
  totalFees: number;
  /** Closing value of the last year, or the capital where there are no years. */
  nav: number;
  /** The first year at whose end nothing is left. */
  usedUpIn: number | undefined;
}

export const workOut = (inputs: FeeInputs): Outcome =>
  sumUp<Row>(inputs, inputs.mode === 'simple' ? projectFees(inputs) : illustrateFees(inputs));

/** What the rows come to. */
export const sumUp = <Years extends Row>(inputs: FeeInputs, rows: readonly Years[]): Outcome<Years> => ({
  inputs,
  rows,
  totalFees: rows.reduce((sum, row) => sum + row.totalFees, 0),
  nav: rows.at(-1)?.nav ?? inputs.capital,
  // Zero capital with no fees is not “used up”; zero capital with fees is.
  usedUpIn: rows.find(({ nav }) => nav < 0 || (nav === 0 && inputs.capital > 0))?.year,
});

/** For how long, and whether with GST, of which the simple projection knows nothing: “over 5 years, without GST”. */
export const sayTerm = ({ mode, years, gst }: Inputs): string =>
  `over ${counted(years, 'year')}, ${mode !== 'simple' && gst > 0 ? `with GST of ${gst}%` : 'without GST'}`;

/** Why the simple projection takes so much, beside its figure; nothing where it charges no performance fee. */
export const sayNoGain = ({ inputs, rows }: Outcome): string[] =>
  inputs.mode === 'simple' && rows.some(({ perfCharge }) => perfCharge > 0)
    ? [
        'The performance fee is charged here without any gain, so a real account would pay far less; the illustration counts with gains.',
      ]
    : [];

/**
 * In which year the capital is used up, if it is, and what the rows after it are: those of the simple projection are
 * worked out as ever. Of the plan that is named, if one is.
 */
export const sayUsedUp = ({ inputs: { mode }, usedUpIn }: Outcome, plan?: string): string[] =>
  usedUpIn === undefined
    ? []
    : [
        `${plan === undefined ? '' : `${plan}: `}The capital is used up in year ${usedUpIn}. From there on ${
          mode === 'simple' ? 'the rows only follow the rules to the letter' : 'nothing is earned or charged'
        }.`,
      ];

/** What part of the capital the fees take, to a tenth of a percent: “67.9%”; the capital is more than nothing. */
export const shareOfCapital = ({ totalFees, inputs: { capital } }: Outcome): string =>
  formatPercent(Math.round((1000 * totalFees) / capital) / 10);
