import type { Inputs } from '../../lib/fees/inputs.ts';
import type { FeeInputs } from '../../lib/fees/outcome.ts';

const simple: FeeInputs = {
  capital: 5_000_000,
  management: 2,
  hurdle: 10,
  performance: 20,
  broker: 10_000,
  years: 5,
  mode: 'simple',
  other: 0.5,
  brokerage: 0.2,
  returns: [20],
  gst: 0,
  // A fixed fee, a performance fee above a hurdle, and both.
  management1: 2,
  hurdle1: 0,
  performance1: 0,
  management2: 0,
  hurdle2: 8,
  performance2: 20,
  management3: 1,
  hurdle3: 10,
  performance3: 15,
};

const illustration: FeeInputs = {
  ...simple,
  mode: 'illustration',
  capital: 10_000_000,
  other: 0,
  brokerage: 0,
  years: 3,
  returns: [50, -20, 20],
  gst: 18,
};

/** Inputs for stories, one for each kind of result. */
export const feeExamples = {
  /** The calculator’s initial values. */
  simple,
  /** A gain, a loss, and a gain that does not reach the high-water mark, with GST. */
  illustration,
  /** Brokerage exceeds the value. */
  depleted: { ...simple, capital: 100_000, broker: 30_000, years: 6 },
  oneYear: { ...simple, years: 1 },
  /** The maximum number of years. */
  fiftyYears: { ...simple, hurdle: 100, years: 50 },
  nothing: { ...simple, capital: 0, broker: 0, years: 1 },
} satisfies Record<string, FeeInputs>;

const plans: Inputs = {
  ...simple,
  mode: 'plans',
  capital: 10_000_000,
  returns: [20, -15, 12, 8, 15],
};

/** Inputs for stories of fee plans. */
export const planExamples = {
  /** A loss in the second year, and gains that recover it. */
  plans,
  /** The same with GST. */
  withGst: { ...plans, gst: 18 },
  oneYear: { ...plans, years: 1, returns: [20] },
  /** No plan has a performance fee to charge. */
  loss: { ...plans, returns: [-20, -10] },
  fiftyYears: { ...plans, years: 50 },
  /** The largest amount that the form accepts, ten lakh crore rupees. */
  largest: { ...plans, capital: 1e13 },
  /** Everything is lost in the second year. */
  allLost: { ...plans, returns: [20, -100, 12] },
  /** No loss, but costs take the value below the high-water mark in the first year. */
  costsBelowMark: { ...plans, years: 3, returns: [0, 9, 9] },
  /** Two plans that cost the same until the performance fee is due. */
  sameBelow: { ...plans, management1: 0, hurdle1: 8, performance1: 10 },
} satisfies Record<string, Inputs>;

export const planNames = ['Fixed', 'Performance', 'Both'];
