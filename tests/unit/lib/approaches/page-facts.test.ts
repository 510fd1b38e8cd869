import { expect, it } from 'vitest';
import { pageFacts } from '../../../../src/lib/approaches/page-facts.ts';

it('fills up with the facts of the record if an approach sets few terms', () => {
  expect(pageFacts({ minimumTicketInr: 5_000_000, strategyTag: 'Equity', primaryBenchmark: 'BSE 500 TRI' })).toEqual({
    keyFacts: [
      expect.objectContaining({ name: 'minimumTicket' }),
      { name: 'strategyTag', label: 'SEBI strategy', field: 'strategyTag', value: 'Equity' },
      { name: 'primaryBenchmark', label: 'Primary benchmark', field: 'primaryBenchmark', value: 'BSE 500 TRI' },
    ],
    otherFacts: [],
  });
});

it('puts the fees last, the longest of all', () => {
  const terms = { fees: 'Fixed part, performance part or both', topUpInr: { min: 100_000, max: 100_000 } };
  const { otherFacts } = pageFacts({ ...terms, allotmentDate: new Date('2022-01-01') });
  expect(otherFacts.map(({ name }) => name)).toEqual(['topUp', 'allotment', 'fees']);
});
