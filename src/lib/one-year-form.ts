import { formatPercent } from './format.ts';
import { formatRupees, formatWholeRupees } from './rupees.ts';

/** What the one-year form starts from: rupees, and percent of the opening capital unless said otherwise. */
interface OneYearTerms {
  capital: number;
  brokerage: number;
  management: number;
  hurdle: number;
  /** Percent of what the gross profit has above the hurdle. */
  performance: number;
}

/** The year's outcome in rupees, unrounded. */
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
 * SEBI's fee form for one year (as lakewateradvisors.com publishes it). Unlike the multi-year illustration it takes
 * every fee from the opening capital or the gross profit, so that no fee depends on another.
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

/** The form's table, worked out for a gain of 20%, no change and a loss of 20%. */
export function oneYearTable(terms: OneYearTerms) {
  const { capital, brokerage, management, hurdle, performance } = terms;
  return {
    caption: `${formatRupees(capital)} for one year: brokerage ${formatPercent(brokerage)}, management fee ${formatPercent(management)}, hurdle ${formatPercent(hurdle)}, performance fee ${formatPercent(performance)}`,
    columns: ['Return', 'Brokerage', 'Management fee', 'Performance fee', 'Total fees', 'Value after fees'],
    hasTotalColumn: true,
    rows: [20, 0, -20].map((percent) => {
      const year = workOutOneYear(terms, percent);
      const fees = [year.brokerage, year.management, year.performance, year.totalFees].map(formatWholeRupees);
      const change = formatPercent((100 * (year.net - capital)) / capital);
      return { id: formatPercent(percent), cells: [...fees, `${formatWholeRupees(year.net)} (${change})`] };
    }),
  };
}
