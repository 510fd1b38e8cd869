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

const allocation = Object.entries({ Core: 80, Satellite: 20 }).map(([name, percent]) => ({
  ...{ name, percent, holds: 'Stocks' },
}));
const load = (firstYear: number, secondYear: number, thirdYear: number) => ({
  exitLoadPercent: { firstYear, secondYear, thirdYear },
});

/** The value of each fact for some fields of an approach. */
const values: [name: string, fields: Record<string, unknown>, value: string | undefined][] = [
  ['strategyTag', { strategyTag: 'Equity' }, 'Equity'],
  ['holdings', { holdings: { min: 1, max: 1, of: 'stocks' } }, '1 stock'],
  ['holdings', { holdings: { min: 1, max: 2, of: 'schemes' } }, '1–2 schemes'],
  ['core', { allocation }, '80%'],
  ['satellite', { allocation }, '20%'],
  ['marketCap', { marketCapCrore: { min: 500, max: 500 } }, '₹500 crore'],
  ['marketCap', { marketCapCrore: { min: 2000, max: 70_000 } }, '₹2,000 crore to ₹70,000 crore'],
  ['movingAverage', { movingAverageDays: 200 }, '200-day'],
  ['review', { reviewEveryQuarters: 1 }, 'every quarter'],
  ['review', { reviewEveryQuarters: 2 }, 'every two quarters'],
  ['minimumTicket', { minimumTicketInr: 5_000_000 }, '₹50 lakh'],
  ['topUp', { topUpInr: { min: 1_000_000, max: 3_000_000 } }, '₹10–30 lakh'],
  ['primaryBenchmark', { primaryBenchmark: 'BSE 500 TRI' }, 'BSE 500 TRI'],
  ['benchmark', { benchmark: 'Nifty 500 TRI' }, 'Nifty 500 TRI'],
  ['fees', { fees: 'Fixed part' }, 'Fixed part'],
  ['exitLoad', load(3, 2, 1), '3% in the first year, 2% in the second year and 1% in the third year, then nil'],
  ['exitLoad', load(1.5, 0, 0), '1.5% in the first year, then nil'],
  ['exitLoad', load(0, 0, 0), 'nil'],
  ['allotment', { allotmentDate: '2022-01-01' }, '1 January 2022'],
  ['investor', { risk: 'moderate-plus' }, 'Moderate plus'],
  ['horizon', { horizonYears: { min: 5, max: 5 } }, '5 years'],
  ['horizon', { horizonYears: { min: 3, max: 5 } }, '3–5 years'],
  // A name that no fact has, and one that every object has.
  ['price', {}, undefined],
  ['constructor', {}, undefined],
];

cases('fact %s of %o is “%s”', (name, fields) => plain(fact(approach(fields), name)), values);

it('facts leaves out what is shown elsewhere, and what the approach does not have', () => {
  const full = approach(Object.assign({}, ...values.map(([, fields]) => fields)) as Record<string, unknown>);
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
