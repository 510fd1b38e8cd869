import { describe, expect, it } from 'vitest';
import { performanceRows } from '../../../src/lib/drawn-facts.ts';

const performance = {
  label: '10-year performance',
  years: 10,
  percent: 20.75,
  basis: 'TWRR, net of fees',
  asOf: new Date('2025-08-31'),
};

const rowsOf = (...given: Parameters<typeof performanceRows>) =>
  Object.fromEntries(performanceRows(...given).map(({ label, value }) => [label, value]));

describe('beside a performance figure', () => {
  it('stands the benchmark’s over the same period, or that it is not there', () => {
    const benchmark = 'Nifty 500 TRI';
    expect(rowsOf({ ...performance, benchmarkPercent: 12.5 }, { benchmark })['Benchmark']).toBe(
      'Nifty 500 TRI, 12.5% a year over the same period',
    );
    expect(rowsOf(performance, { benchmark })['Benchmark']).toMatch(/not stated yet$/);
  });

  it.each([
    ['2022-01-01', 'which lies within the period', true],
    ['2015-09-01', 'its first day', false],
    ['2010-01-01', 'before it', false],
  ])('an allotment on %s, %s, makes a back-test of what came before: %s', (day, _, isSaid) => {
    const { Allotment: said } = rowsOf(performance, { allotmentDate: new Date(day) });
    expect(said !== undefined).toBe(isSaid);
    if (isSaid) expect(said).toBe('1 January 2022: what lies before it is a back-test, which no client earned');
  });
});
