import type { FeeRow, ProjectionTerms } from '../../src/lib/fees/projection.ts';
import type { IllustrationRow, IllustrationTerms } from '../../src/lib/fees/illustration.ts';

/** A projection worked out by hand, for every kind of test of the fee calculator. */
export interface FeeExample {
  name: string;
  terms: ProjectionTerms;
  rows: Omit<FeeRow, 'capitalContributed' | 'brokerCost'>[];
}

/**
 * The terms that the calculator starts with. First year: management 2% of 50,00,000 = 1,00,000; hurdle 10% =
 * 5,00,000; performance 20% of (50,00,000 − 5,00,000) = 9,00,000; with 10,000 of brokerage 10,10,000 in all, which
 * leaves 39,90,000 to begin the second year with.
 */
export const startingTerms: FeeExample = {
  name: '₹50,00,000 at 2%, hurdle 10%, performance 20%, brokerage ₹10,000, 5 years',
  terms: { capital: 5_000_000, management: 2, hurdle: 10, performance: 20, broker: 10_000, years: 5 },
  rows: [
    { year: 1, mgmtCharge: 100_000, perfCharge: 900_000, totalFees: 1_010_000, nav: 3_990_000 },
    { year: 2, mgmtCharge: 79_800, perfCharge: 718_200, totalFees: 808_000, nav: 3_182_000 },
    { year: 3, mgmtCharge: 63_640, perfCharge: 572_760, totalFees: 646_400, nav: 2_535_600 },
    { year: 4, mgmtCharge: 50_712, perfCharge: 456_408, totalFees: 517_120, nav: 2_018_480 },
    { year: 5, mgmtCharge: 40_369.6, perfCharge: 363_326.4, totalFees: 413_696, nav: 1_604_784 },
  ],
};

/** The hurdle amount is the whole opening value, which does not exceed it: no performance fee. */
export const hurdleNotExceeded: FeeExample = {
  name: '₹1,00,00,000 at 1%, hurdle 100%, performance 20%, no brokerage, 2 years',
  terms: { capital: 10_000_000, management: 1, hurdle: 100, performance: 20, broker: 0, years: 2 },
  rows: [
    { year: 1, mgmtCharge: 100_000, perfCharge: 0, totalFees: 100_000, nav: 9_900_000 },
    { year: 2, mgmtCharge: 99_000, perfCharge: 0, totalFees: 99_000, nav: 9_801_000 },
  ],
};

/** Blank fields count as 0: brokerage alone is taken. */
export const brokerageAlone: FeeExample = {
  name: '₹50,00,000 with brokerage of ₹10,000 and nothing else, 1 year',
  terms: { capital: 5_000_000, management: 0, hurdle: 0, performance: 0, broker: 10_000, years: 1 },
  rows: [{ year: 1, mgmtCharge: 0, perfCharge: 0, totalFees: 10_000, nav: 4_990_000 }],
};

export const feeExamples: readonly FeeExample[] = [startingTerms, hurdleNotExceeded, brokerageAlone];

/** An illustration of one year, with the lines that are known. */
export interface IllustrationExample {
  name: string;
  terms: IllustrationTerms;
  rows: Partial<IllustrationRow>[];
}

const published: IllustrationTerms = {
  capital: 10_000_000,
  management: 2.5,
  other: 0.5,
  brokerage: 0.2,
  hurdle: 0,
  performance: 0,
  years: 1,
  returns: [20],
  gst: 0,
};

/** The results that portfolio managers publish for ₹1 crore at 2.5%, other expenses 0.5% and brokerage 0.2%. */
export const publishedExamples: readonly IllustrationExample[] = [
  { name: 'a gain of 20%', terms: published, rows: [{ mgmtCharge: 273_075, nav: 11_649_925 }] },
  {
    name: 'a loss of 20%',
    terms: { ...published, returns: [-20] },
    rows: [{ mgmtCharge: 223_425, nav: 7_713_575 }],
  },
  { name: 'no change', terms: { ...published, returns: [0] }, rows: [{ mgmtCharge: 248_250, nav: 9_681_750 }] },
];

/**
 * ₹1 crore, management fee 2%, performance fee 20% above a hurdle of 10%, no other costs; +50%, −20%, +20%.
 *
 * Year 1: the average is 1.25 crore, its 2% 2,50,000; 1.5 crore less that is 1,47,50,000, which exceeds mark and
 * hurdle (1 crore + 10 lakh) by 37,50,000; its 20% 7,50,000; 1,40,00,000 is left and is the next mark.
 * Year 2: 1,40,00,000 − 28,00,000 = 1,12,00,000; the average is 1,26,00,000, its 2% 2,52,000; below the mark no fee.
 * Year 3: 1,09,48,000 gains 21,89,600: 1,31,37,600; the average is 1,20,42,800, its 2% 2,40,856; what is left,
 * 1,28,96,744, is above the capital but below the mark of 1,40,00,000: no performance fee.
 */
export const belowTheMark: IllustrationExample = {
  name: 'a gain, a loss, and a gain that does not reach the high-water mark',
  terms: {
    ...published,
    management: 2,
    other: 0,
    brokerage: 0,
    hurdle: 10,
    performance: 20,
    years: 3,
    returns: [50, -20, 20],
  },
  rows: [
    { mgmtCharge: 250_000, highWaterMark: 10_000_000, perfCharge: 750_000, nav: 14_000_000 },
    { mgmtCharge: 252_000, highWaterMark: 14_000_000, perfCharge: 0, nav: 10_948_000 },
    { mgmtCharge: 240_856, highWaterMark: 14_000_000, perfCharge: 0, nav: 12_896_744 },
  ],
};

/** The first year as above with GST of 18% on both fees: 45,000 and 20% of 37,05,000 = 7,41,000 with 1,33,380. */
export const withGst: IllustrationExample = {
  name: 'GST on both fees',
  terms: { ...belowTheMark.terms, years: 1, gst: 18 },
  rows: [{ mgmtCharge: 250_000, mgmtGst: 45_000, perfCharge: 741_000, perfGst: 133_380, nav: 13_830_620 }],
};

export const illustrationExamples: readonly IllustrationExample[] = [...publishedExamples, belowTheMark, withGst];
