import type { Inputs, Mode } from './inputs.ts';

/** Key of a row, what it is called and, in the working, how it is worked out. */
export type Line = readonly [key: string, name: string, how?: string];

/** What a mode is called, what it assumes, and which lines its result has. */
export interface ModeWords {
  name: string;
  note: string;
  /** Caption of the table. */
  caption: string;
  /** What the result was worked out from: field, name, and what stands before and after the figure. */
  terms: readonly (readonly [name: Exclude<keyof Inputs, 'mode'>, label: string, before: string, after: string])[];
  /** The columns of the table after the year. */
  columns: readonly Line[];
  /** Lines of a year's working, where the table does not say it all. */
  working?: readonly Line[];
}

const shared: ModeWords['terms'] = [
  ['capital', 'Capital at the start', '₹', ''],
  ['years', 'Years', '', ''],
  ['management', 'Management fee', '', '% a year'],
  ['hurdle', 'Hurdle rate', '', '% a year'],
  ['performance', 'Performance fee', '', '%'],
];

export const modes: Readonly<Record<Mode, ModeWords>> = {
  simple: {
    name: 'Simple projection',
    note: 'What fees alone take from the capital. It adds no returns, neither gains nor losses. GST comes on top and is not included.',
    caption: 'Simple projection, year by year. No returns are applied; GST is not included.',
    terms: [...shared, ['broker', 'Brokerage', '₹', ' a year']],
    columns: [
      ['capitalContributed', 'Capital contributed'],
      ['mgmtCharge', 'Management charge'],
      ['perfCharge', 'Performance charge'],
      ['brokerCost', 'Broker cost'],
      ['totalFees', 'Total fees'],
      ['nav', 'Closing NAV'],
    ],
  },
  illustration: {
    name: 'Regulator-style illustration',
    note: 'Fees on a portfolio that gains or loses, with a high-water mark, in the order of published illustrations. The returns are assumptions that you choose, not a forecast. GST can be added.',
    caption: 'Regulator-style illustration, year by year. The returns are assumptions, not a forecast.',
    terms: [
      ...shared,
      ['other', 'Other expenses', '', '% a year'],
      ['brokerage', 'Brokerage', '', '% a year'],
      ['returns', 'Returns', '', '%'],
      ['gst', 'GST', '', '%'],
    ],
    columns: [
      ['capitalContributed', 'Opening value'],
      ['gain', 'Gain or loss'],
      ['mgmtCharge', 'Management fee'],
      ['perfCharge', 'Performance fee'],
      ['totalFees', 'Total fees'],
      ['nav', 'Closing NAV'],
    ],
    working: [
      ['capitalContributed', 'Opening value'],
      ['gain', 'Gain or loss', 'opening value × return of the year'],
      ['beforeFees', 'Value before fees', 'opening value + gain or loss'],
      ['average', 'Average value', '(opening value + value before fees) ÷ 2'],
      ['otherExpenses', 'Other expenses', 'average value × rate'],
      ['brokerCost', 'Brokerage', 'average value × rate'],
      ['mgmtCharge', 'Management fee', '(average value − other expenses − brokerage) × rate'],
      ['mgmtGst', 'GST on the management fee', 'management fee × GST'],
      ['beforePerformance', 'Value before the performance fee', 'value before fees − the four lines above'],
      ['highWaterMark', 'High-water mark', 'the capital or, where it is higher, the highest closing NAV so far'],
      ['hurdleAmount', 'Hurdle amount', 'opening value × hurdle rate'],
      ['perfCharge', 'Performance fee', 'what exceeds the mark and the hurdle together × rate, otherwise nothing'],
      ['perfGst', 'GST on the performance fee', 'performance fee × GST'],
      ['totalFees', 'Total fees', 'expenses + brokerage + both fees + GST on them'],
      ['nav', 'Closing NAV', 'opening value + gain or loss − total fees'],
    ],
  },
};
