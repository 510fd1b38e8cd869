/** The terms of the simple projection. Percentages are of the opening value of each year. */
export interface ProjectionTerms {
  /** Capital at the start, in rupees. */
  capital: number;
  /** Management fee in percent a year. */
  management: number;
  /** Hurdle rate in percent a year. */
  hurdle: number;
  /** Performance fee in percent of the value above the hurdle. */
  performance: number;
  /** Brokerage in rupees a year. */
  broker: number;
  /** Number of years, a whole number. */
  years: number;
}

/** One year of the projection; all amounts in rupees, unrounded. */
export interface ProjectionRow {
  /** 1 for the first year. */
  year: number;
  /** The year's opening value. */
  capitalContributed: number;
  mgmtCharge: number;
  perfCharge: number;
  brokerCost: number;
  totalFees: number;
  /** The closing value. */
  nav: number;
}

/**
 * The simple projection: what the fees alone take from a sum, with no returns applied.
 *
 * The firm's own rules, which content/pages/FeeCalculation.mdx explains: management charge = opening value ×
 * management percent; hurdle amount = opening value × hurdle percent; performance charge = (opening value − hurdle
 * amount) × performance percent if the opening value exceeds the hurdle amount, otherwise 0; closing NAV = opening
 * value − total fees.
 */
export function projectFees({
  capital,
  management,
  hurdle,
  performance,
  broker,
  years,
}: ProjectionTerms): ProjectionRow[] {
  const rows: ProjectionRow[] = [];
  let opening = capital;
  for (let year = 1; year <= years; year += 1) {
    const mgmtCharge = (opening * management) / 100;
    // Opening value − hurdle amount, in one step: two roundings would leave a rest at a hurdle of 100%.
    const aboveHurdle = (opening * (100 - hurdle)) / 100;
    const perfCharge = (Math.max(0, aboveHurdle) * performance) / 100;
    const totalFees = mgmtCharge + perfCharge + broker;
    const nav = opening - totalFees;
    rows.push({ year, capitalContributed: opening, mgmtCharge, perfCharge, brokerCost: broker, totalFees, nav });
    opening = nav;
  }
  return rows;
}
