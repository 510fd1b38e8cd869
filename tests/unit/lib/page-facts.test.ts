import { expect, it } from 'vitest';
import { pageFacts } from '../../../src/lib/page-facts.ts';

const names = (some: { name: string }[]) => some.map(({ name }) => name);

it('puts what decides first, in its own order, and leaves every other figure to the rest', () => {
  const { deciding, further } = pageFacts({
    holdings: { min: 15, max: 15, of: 'stocks' },
    minimumTicketInr: 5_000_000,
    topUpInr: { min: 1_000_000, max: 3_000_000 },
    exitLoadPercent: { firstYear: 0, secondYear: 0, thirdYear: 0 },
    risk: 'aggressive',
    horizonYears: { min: 3, max: 5 },
    strategyTag: 'Equity',
    primaryBenchmark: 'BSE 500 TRI',
  });
  expect(names(deciding)).toEqual(['minimumTicket', 'horizon', 'investor', 'exitLoad']);
  expect(names(further)).toEqual(['holdings', 'topUp', 'strategyTag', 'recordBenchmark']);
});

it('takes what is held, then the record, where an approach sets none of the terms', () => {
  expect(pageFacts({ minimumTicketInr: 5_000_000, strategyTag: 'Equity', primaryBenchmark: 'BSE 500 TRI' })).toEqual({
    deciding: [
      expect.objectContaining({ name: 'minimumTicket' }),
      { name: 'strategyTag', label: 'Strategy', field: 'strategyTag', value: 'Equity' },
      { name: 'recordBenchmark', label: 'Record compared with', field: 'primaryBenchmark', value: 'BSE 500 TRI' },
    ],
    further: [],
  });
});
