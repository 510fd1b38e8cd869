import { approachRecord } from '../../../../src/lib/returns/approach-record.ts';
import { workedMonths } from '../../../../src/lib/returns/worked-example.ts';
import { cases } from '../../../lib/cases.ts';

/** The current manager's first day as the record of an approach with these managers gives it; its first month is April 2024. */
function managedSince(...days: string[]): string | undefined {
  const approach = {
    name: 'Special Opportunities',
    strategyTag: 'Equity',
    primaryBenchmark: 'BSE 500 TRI',
    inception: new Date('2024-04-01'),
    performanceSource: 'The fund accountant.',
    managers: days.map((day) => ({ from: new Date(day) })),
    specimen: false,
    specimenFields: [],
  };
  return approachRecord('SpecialOpportunities', approach, workedMonths)?.managedSince?.toISOString().slice(0, 10);
}

cases('with managers from %j, a record is partly another manager’s: until %j', (days) => managedSince(...days), [
  [[], undefined],
  [['2024-04-01'], undefined],
  [['2021-01-01', '2024-04-01'], undefined],
  [['2024-04-01', '2025-09-01'], '2025-09-01'],
  [['2024-04-01', '2024-10-15', '2025-02-03'], '2025-02-03'],
]);
