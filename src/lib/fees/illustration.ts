/** The terms of the regulator-style illustration. Rupees, percent a year, whole years. */
export interface IllustrationTerms {
  /** Capital at the start, in rupees. */
  capital: number;
  /** Management fee in percent of the average value less expenses and brokerage. */
  management: number;
  /** Other expenses in percent of the average value. */
  other: number;
  /** Brokerage in percent of the average value. */
  brokerage: number;
  /** Hurdle rate in percent of the opening value. */
  hurdle: number;
  /** Performance fee in percent of the value above the high-water mark and the hurdle. */
  performance: number;
  years: number;
  /** Return of each year in percent; the last one applies to all later years. */
  returns: readonly number[];
  /** GST on the management and the performance fee in percent; 0 excludes it. */
  gst: number;
}

/** One year, line by line in the order of the working; all amounts in rupees, unrounded. */
export type IllustrationRow = ReturnType<typeof workOutYear> & { year: number };

/** The return of each year in percent: the last one given applies to all later years. */
export const returnsOf = ({ returns, years }: Pick<IllustrationTerms, 'returns' | 'years'>): number[] =>
  Array.from({ length: years }, (_, index) => returns[index] ?? returns.at(-1) ?? 0);

/**
 * The multi-year illustration in the order that published APMI-format illustrations use (anandrathipms.com,
 * nuvamaassetmanagement.com): costs on the average value, the management fee on the average value after costs, the
 * performance fee on the value above the sum of the high-water mark and the hurdle amount. Once nothing is left, there
 * are no more gains or fees, and the closing NAV no longer changes.
 */
export function illustrateFees(terms: IllustrationTerms): IllustrationRow[] {
  let opening = terms.capital;
  let highWaterMark = opening;
  return returnsOf(terms).map((returnPercent, index) => {
    const row = workOutYear(terms, returnPercent, opening, highWaterMark);
    opening = row.nav;
    highWaterMark = Math.max(highWaterMark, opening);
    return { year: index + 1, ...row };
  });
}

function workOutYear(terms: IllustrationTerms, returnPercent: number, opening: number, highWaterMark: number) {
  // A negative value after the last fees earns no return, and must not lead to negative fees.
  const held = Math.max(0, opening);
  const gain = (held * returnPercent) / 100;
  const beforeFees = opening + gain;
  const average = held + gain / 2;
  const otherExpenses = (average * terms.other) / 100;
  const brokerCost = (average * terms.brokerage) / 100;
  const mgmtCharge = (Math.max(0, average - otherExpenses - brokerCost) * terms.management) / 100;
  const mgmtGst = (mgmtCharge * terms.gst) / 100;
  const beforePerformance = beforeFees - otherExpenses - brokerCost - mgmtCharge - mgmtGst;
  const hurdleAmount = (held * terms.hurdle) / 100;
  const aboveBoth = beforePerformance - highWaterMark - hurdleAmount;
  const perfCharge = aboveBoth > 0 ? (aboveBoth * terms.performance) / 100 : 0;
  const perfGst = (perfCharge * terms.gst) / 100;
  const nav = beforePerformance - perfCharge - perfGst;
  return {
    returnPercent,
    capitalContributed: opening,
    gain,
    beforeFees,
    average,
    otherExpenses,
    brokerCost,
    mgmtCharge,
    mgmtGst,
    beforePerformance,
    highWaterMark,
    hurdleAmount,
    perfCharge,
    perfGst,
    totalFees: otherExpenses + brokerCost + mgmtCharge + mgmtGst + perfCharge + perfGst,
    nav,
  };
}
