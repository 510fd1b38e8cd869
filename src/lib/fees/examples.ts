import type { Inputs } from './inputs.ts';

const simple: Inputs = {
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
};

const illustration: Inputs = {
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
  /** What the calculator starts with. */
  simple,
  /** A gain, a loss, and a gain that does not reach the high-water mark, with GST. */
  illustration,
  /** Less every year, as the portfolio itself loses. */
  loss: { ...illustration, years: 5, returns: [-20] },
  /** Brokerage takes more than there is. */
  usedUp: { ...simple, capital: 100_000, broker: 30_000, years: 6 },
  oneYear: { ...simple, years: 1 },
  /** As many years as there may be. */
  fiftyYears: { ...simple, hurdle: 100, years: 50 },
  /** The largest amount that the form takes, ten lakh crore rupees. */
  largest: { ...illustration, capital: 1e13, years: 5, returns: [20], gst: 0 },
  noYears: { ...simple, years: 0 },
  nothing: { ...simple, capital: 0, broker: 0, years: 1 },
} satisfies Record<string, Inputs>;
