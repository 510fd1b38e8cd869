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

it('keeps a long fact out of the key ones, whose height is fixed while the page scrolls', () => {
  const exitLoadPercent = { firstYear: 3, secondYear: 2, thirdYear: 1 };
  const { keyFacts, otherFacts } = pageFacts({
    minimumTicketInr: 5_000_000,
    exitLoadPercent,
    strategyTag: 'Equity',
    benchmark: 'Nifty 500 Multicap 50:25:25',
  });
  expect(keyFacts.map(({ name }) => name)).toEqual(['minimumTicket', 'strategyTag']);
  expect(otherFacts.map(({ name }) => name)).toEqual(['benchmark', 'exitLoad']);
});
