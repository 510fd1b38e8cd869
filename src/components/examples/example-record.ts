import type { ApproachRecord } from '../../lib/returns/approach-record.ts';
import { workedMonths } from '../../lib/returns/worked-example.ts';

/** A fictional record of eighteen months, behind its benchmark. */
export const exampleRecord: ApproachRecord = {
  id: 'SpecialOpportunities',
  name: 'Special Opportunities',
  tag: 'Equity',
  benchmark: 'BSE 500 TRI',
  secondary: undefined,
  inception: new Date('2024-04-01'),
  managedSince: undefined,
  source: 'Invented for this example.',
  isSpecimen: true,
  aum: { crore: 34.8, asOf: new Date('2025-09-30') },
  changes: [],
  corrections: [],
  months: workedMonths,
};
