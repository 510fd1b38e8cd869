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
