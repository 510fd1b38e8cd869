import type { Inputs } from './inputs.ts';

/** The firm's own terms, in whole rupees and in percent of what they are charged on. */
interface Start {
  capitalInr: number;
  managementPercent: number;
  hurdlePercent: number;
  performancePercent: number;
  brokerInr: number;
  years: number;
  otherExpensesPercent: number;
  brokeragePercent: number;
}

/** What the calculator starts with, and what the worked example is worked out from (content/settings.yaml). */
export const startingInputs = (start: Start): Inputs => ({
  capital: start.capitalInr,
  management: start.managementPercent,
  hurdle: start.hurdlePercent,
  performance: start.performancePercent,
  broker: start.brokerInr,
  years: start.years,
  mode: 'simple',
  other: start.otherExpensesPercent,
  brokerage: start.brokeragePercent,
  returns: [20],
  gst: 0,
});
