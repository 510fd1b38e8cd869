import type { FeeMode, Row } from './outcome.ts';

/** Key in a row, its name and, in the working, how it is calculated. */
export type Line = readonly [key: keyof Row, name: string, how?: string];

/** The lines of a mode’s result. */
interface FeeTable {
  caption: string;
  /** The columns after the year. */
  columns: readonly Line[];
  /** Lines of a year’s working, if the table does not show them all. */
  working?: readonly Line[];
}

/** Why the amounts of a row may differ from their sum by a rupee. */
export const ROUNDED = 'Rounded when shown.';

/** The table of each mode’s result; plans have the illustration’s. */
export const feeTables: Readonly<Record<FeeMode, FeeTable>> = {
  simple: {
    caption: `Simple projection, year by year. No returns are applied; GST is not included. ${ROUNDED}`,
    columns: [
      ['capitalContributed', 'Opening value'],
      ['mgmtCharge', 'Management charge'],
      ['perfCharge', 'Performance charge'],
      ['brokerCost', 'Broker cost'],
      ['totalFees', 'Total fees'],
      ['nav', 'Closing NAV'],
    ],
  },
  illustration: {
    caption: `Regulator-style illustration, year by year. The returns are assumptions, not a forecast. Total fees include expenses, and GST where it is added. ${ROUNDED}`,
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
      ['perfCharge', 'Performance fee', 'what exceeds the mark and the hurdle together × rate, or nothing'],
      ['perfGst', 'GST on the performance fee', 'performance fee × GST'],
      ['totalFees', 'Total fees', 'expenses + brokerage + both fees + GST'],
      ['nav', 'Closing NAV', 'opening value + gain or loss − total fees'],
    ],
  },
};
