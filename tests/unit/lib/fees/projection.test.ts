import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { projectFees } from '../../../../src/lib/fees/projection.ts';
import { feeExamples } from '../../../lib/fee-examples.ts';

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const terms = fc.record({
  capital: fc.integer({ min: 0, max: 10 ** 10 }),
  management: percent,
  // Above 100 the hurdle amount is more than the opening value.
  hurdle: fc.double({ min: 0, max: 200, noNaN: true }),
  performance: percent,
  broker: fc.integer({ min: 0, max: 10 ** 7 }),
  years: fc.integer({ min: 1, max: 50 }),
});

/** Equal but for what doubles cannot hold of amounts of this size. */
const expectSame = (actual: number, expected: number) => {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(actual), Math.abs(expected)));
};

describe('worked examples', () => {
  test.each(feeExamples)('$name', ({ terms, rows }) => {
    const projection = projectFees(terms);
    expect(projection).toHaveLength(rows.length);
    for (const [index, expected] of rows.entries()) {
      const { year, mgmtCharge, perfCharge, totalFees, nav } = projection[index] ?? {};
      expect(year).toBe(expected.year);
      expect(mgmtCharge).toBeCloseTo(expected.mgmtCharge, 6);
      expect(perfCharge).toBeCloseTo(expected.perfCharge, 6);
      expect(totalFees).toBeCloseTo(expected.totalFees, 6);
      expect(nav).toBeCloseTo(expected.nav, 6);
    }
  });
});

describe('every projection', () => {
  it('begins with the capital, and each year with what the year before left', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const rows = projectFees(given);
        expect(rows.map(({ year }) => year)).toEqual(rows.map((_, index) => index + 1));
        expect(rows.map(({ capitalContributed }) => capitalContributed)).toEqual([
          given.capital,
          ...rows.slice(0, -1).map(({ nav }) => nav),
        ]);
      }),
    );
  });

  it('has totals that add up, and a NAV that is the opening value less the total', () => {
    fc.assert(
      fc.property(terms, (given) => {
        for (const row of projectFees(given)) {
          expectSame(row.totalFees, row.mgmtCharge + row.perfCharge + row.brokerCost);
          expectSame(row.nav, row.capitalContributed - row.totalFees);
          expect(row.brokerCost).toBe(given.broker);
        }
      }),
    );
  });

  it('charges a performance fee only when the opening value exceeds the hurdle amount', () => {
    fc.assert(
      fc.property(terms, (given) => {
        for (const { capitalContributed: opening, perfCharge } of projectFees(given)) {
          const hurdleAmount = (opening * given.hurdle) / 100;
          if (opening > hurdleAmount) expectSame(perfCharge, ((opening - hurdleAmount) * given.performance) / 100);
          else expect(perfCharge).toBe(0);
        }
      }),
    );
  });
});

it('charges no performance fee below the hurdle amount, rather than a negative one', () => {
  const rows = projectFees({ capital: 5_000_000, management: 0, hurdle: 150, performance: 20, broker: 0, years: 2 });
  expect(rows.map(({ perfCharge, nav }) => [perfCharge, nav])).toEqual([
    [0, 5_000_000],
    [0, 5_000_000],
  ]);
});
