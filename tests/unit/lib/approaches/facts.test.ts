import { expect, it } from 'vitest';
import { fact, factNames, facts } from '../../../../src/lib/approaches/facts.ts';
import { keyFact } from '../../../../src/lib/approaches/key-fact.ts';
import { type Approach, approachSchema } from '../../../../src/collections/schemas/approach.ts';
import { cases } from '../../../lib/cases.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

/** An approach with only the required facts and the given ones. */
const approach = (more: Record<string, unknown> = {}): Approach =>
  approachSchema.parse({
    name: 'Example',
    summary: 'An example.',
    description: 'An example that stands for a strategy.',
    order: 1,
    reviewed: '2025-09-01',
    ...more,
  });

const part = (name: string, percent: number) => ({ name, holds: 'Stocks', percent });
const load = (firstYear: number, secondYear: number, thirdYear: number) => ({
  exitLoadPercent: { firstYear, secondYear, thirdYear },
});

const full = approach({
  strategyTag: 'Equity',
  holdings: { min: 12, max: 14, of: 'stocks' },
  allocation: [part('Core', 80), part('Satellite', 20)],
  marketCapCrore: { min: 2000, max: 70_000 },
  movingAverageDays: 200,
  reviewEveryQuarters: 2,
  minimumTicketInr: 5_000_000,
  topUpInr: { min: 1_000_000, max: 3_000_000 },
  primaryBenchmark: 'BSE 500 TRI',
  benchmark: 'Nifty 500 TRI',
  fees: 'Fixed part',
  ...load(0, 0, 0),
  allotmentDate: '2022-01-01',
  risk: 'moderate-plus',
  horizonYears: { min: 3, max: 5 },
});

cases('fact %s: %s', (name: string) => plain(fact(full, name)), [
  ['strategyTag', 'Equity'],
  ['holdings', '12–14 stocks'],
  ['core', '80%'],
  ['satellite', '20%'],
  ['marketCap', '₹2,000 crore to ₹70,000 crore'],
  ['movingAverage', '200-day'],
  ['review', 'every two quarters'],
  ['minimumTicket', '₹50 lakh'],
  ['topUp', '₹10–30 lakh'],
  ['primaryBenchmark', 'BSE 500 TRI'],
  ['benchmark', 'Nifty 500 TRI'],
  ['fees', 'Fixed part'],
  ['exitLoad', 'nil'],
  ['allotment', '1 January 2022'],
  ['investor', 'Moderate plus'],
  ['horizon', '3–5 years'],
  // A name that no fact has, and one that every object has.
  ['price', undefined],
  ['constructor', undefined],
]);

cases('fact %o: %s is “%s”', (more: Record<string, unknown>, name: string) => plain(fact(approach(more), name)), [
  [{ reviewEveryQuarters: 1 }, 'review', 'every quarter'],
  [load(3, 2, 1), 'exitLoad', '3% in the first year, 2% in the second year and 1% in the third year, then nil'],
  [load(1.5, 0, 0), 'exitLoad', '1.5% in the first year, then nil'],
  [{ marketCapCrore: { min: 500, max: 500 } }, 'marketCap', '₹500 crore'],
  [{ holdings: { min: 1, max: 1, of: 'stocks' } }, 'holdings', '1 stock'],
  [{ holdings: { min: 1, max: 2, of: 'schemes' } }, 'holdings', '1–2 schemes'],
  [{ horizonYears: { min: 5, max: 5 } }, 'horizon', '5 years'],
]);

it('facts leaves out what is shown elsewhere, and what the approach does not have', () => {
  const elsewhere = ['core', 'satellite', 'movingAverage'];
  expect(facts(full).map(({ name }) => name)).toEqual(factNames.filter((name) => !elsewhere.includes(name)));
  expect(facts(approach({ benchmark: 'Nifty 500 TRI' })).map(({ name }) => name)).toEqual(['benchmark']);
  // A benchmark that is also the primary one is not listed again.
  const both = approach({ benchmark: 'BSE 500 TRI', primaryBenchmark: 'BSE 500 TRI' });
  expect(facts(both).map(({ label, value }) => [label, value])).toEqual([['Primary benchmark', 'BSE 500 TRI']]);
});

cases('keyFact: %s', (_: string, more: Record<string, unknown>) => plain(keyFact(approach(more))), [
  ['holdings first', { holdings: { min: 12, max: 14, of: 'stocks' }, portfolios: ['a'] }, '12–14 stocks'],
  ['otherwise the portfolios', { portfolios: ['a', 'b'] }, '2 portfolios'],
  ['in the singular for one', { portfolios: ['a'] }, '1 portfolio'],
  ['otherwise the first limit', { limits: [{ what: 'Equity', minPercent: 50 }] }, 'Equity: at least 50%'],
  ['otherwise nothing', {}, undefined],
]);
