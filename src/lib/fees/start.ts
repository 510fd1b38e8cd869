import type { Settings } from '../../collections/schemas/settings.ts';
import type { Inputs } from './inputs.ts';

/** What the calculator starts with, and what the worked example is worked out from (content/settings.yaml). */
export const startingInputs = (start: Settings['calculator']): Inputs => ({
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
