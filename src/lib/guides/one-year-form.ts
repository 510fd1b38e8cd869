import { formatPercent } from '../format.ts';
import { roundHalfAway } from '../round-half-away.ts';
import { formatRupees, formatWholeRupees } from '../rupees.ts';

/** The terms of the one-year form: rupees, and percent of the opening capital unless stated otherwise. */
interface OneYearTerms {
  capital: number;
  brokerage: number;
  management: number;
  hurdle: number;
  /** Percent of the gross profit above the hurdle. */
  performance: number;
}

/** The year’s outcome in rupees, unrounded. */
interface OneYear {
  gain: number;
  brokerage: number;
  management: number;
  performance: number;
  totalFees: number;
  /** Value at the end of the year, after fees. */
  net: number;
}

/**
 * SEBI’s fee form for one year (as published by lakewateradvisors.com). Unlike the multi-year illustration, it bases
 * every fee on the opening capital or the gross profit, so the fees do not depend on each other.
 * @param returnPercent return of the year before fees, in percent
 */
function workOutOneYear(terms: OneYearTerms, returnPercent: number): OneYear {
  const ofCapital = (percent: number) => (terms.capital * percent) / 100;
  const gain = ofCapital(returnPercent);
  const brokerage = ofCapital(terms.brokerage);
  const management = ofCapital(terms.management);
  const performance = (Math.max(0, gain - ofCapital(terms.hurdle)) * terms.performance) / 100;
  const totalFees = brokerage + management + performance;
  return { gain, brokerage, management, performance, totalFees, net: terms.capital + gain - totalFees };
}

/** The form’s table for a gain of 20%, no change and a loss of 20%. */
export function oneYearTable(terms: OneYearTerms) {
  const { capital, brokerage, management, hurdle, performance } = terms;
  return {
    caption: `${formatRupees(capital)} for one year: brokerage ${formatPercent(brokerage)}, management fee ${formatPercent(management)}, hurdle ${formatPercent(hurdle)}, performance fee ${formatPercent(performance)}`,
    columns: ['Return', 'Brokerage', 'Management fee', 'Performance fee', 'Total fees', 'Value after fees'],
    hasTotalColumn: true,
    rows: [20, 0, -20].map((percent) => {
      const year = workOutOneYear(terms, percent);
      const fees = [year.brokerage, year.management, year.performance, year.totalFees].map(formatWholeRupees);
      const change = formatPercent(roundHalfAway((100 * (year.net - capital)) / capital));
      return { id: formatPercent(percent), cells: [...fees, `${formatWholeRupees(year.net)} (${change})`] };
    }),
  };
}
