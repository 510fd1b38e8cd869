import type { Cut, Inputs, Mode } from './inputs.ts';

/** Names and sentences of the result. */
interface Words {
  modes: Record<Mode, ModeWords>;
  example: string;
  result: string;
  /** The 0 stands for the year. */
  usedUp: string;
  cuts: Record<Cut, string>;
  changed: string;
  noYears: string;
  nav: string;
  fees: string;
  /** The capital follows. */
  chart: string;
  working: string;
  year: string;
  actions: readonly (readonly [key: 'copy' | 'download' | 'print', name: string])[];
  copied: string;
  notCopied: string;
  /** Name of the downloaded file. */
  file: string;
}

export interface ModeWords {
  name: string;
  caption: string;
  /** What the result was worked out from: field, name, and what stands before and after the figure. */
  terms: readonly (readonly [name: Exclude<keyof Inputs, 'mode'>, label: string, before: string, after: string])[];
  /** The columns of the table after the year. */
  columns: readonly Line[];
  /** Lines of a year's working, where the table does not say it all. */
  working?: readonly Line[];
}

/** Key of a row, what it is called and, in the working, how it is worked out. */
export type Line = readonly [key: string, name: string, how?: string];

/** What each mode is called and what it assumes. */
export const modes: Record<Mode, { name: string; note: string }> = {
  simple: {
    name: 'Simple projection',
    note: 'What fees alone take from the capital. It adds no returns, neither gains nor losses. GST comes on top and is not included.',
  },
  illustration: {
    name: 'Regulator-style illustration',
    note: 'Fees on a portfolio that gains or loses, with a high-water mark, in the order of published illustrations. The returns are assumptions that you choose, not a forecast. GST can be added.',
  },
};

const shared: ModeWords['terms'] = [
  ['capital', 'Capital at the start', '₹', ''],
  ['years', 'Years', '', ''],
  ['management', 'Management fee', '', '% a year'],
  ['hurdle', 'Hurdle rate', '', '% a year'],
  ['performance', 'Performance fee', '', '%'],
];

export const words: Words = {
  modes: {
    simple: {
      name: modes.simple.name,
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
      name: modes.illustration.name,
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
  },
  example: 'A worked example',
  result: 'Your result',
  usedUp: 'The capital is used up in year 0. From there on the rows only follow the rules to the letter.',
  cuts: {
    amount: 'Amounts go up to ₹10,00,000 crore; that was used for a larger one.',
    percent: 'Percentages go up to 100; that was used for a larger one.',
    years: 'Years go up to 50; 50 was used.',
    unread: 'What is not a number, or is below 0, was counted as 0.',
    whole: 'Years are whole numbers; the fraction was left out.',
  },
  changed: 'The boxes have changed since. Calculate gives their result.',
  noYears: 'There is no year to work out. Enter a number of years from 1 to 50.',
  nav: 'Closing NAV',
  fees: 'Total fees',
  chart:
    'Each column is a year: what is left at its end and, on top, the fees that it took. The dashed line marks the capital at the start,',
  working: 'The working, line by line',
  year: 'Year',
  actions: [
    ['copy', 'Copy link'],
    ['download', 'Download CSV'],
    ['print', 'Print'],
  ],
  copied: 'The link is copied. It opens this result.',
  notCopied: 'The browser does not let this page copy. The address of the page is the link.',
  file: 'fees-by-year.csv',
};
