import { describe, expect, it, test } from 'vitest';
import { projectFees } from '../../../../src/lib/fees/projection.ts';
import { feeExamples } from '../../../lib/fee-examples.ts';
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

it('charges no performance fee below the hurdle amount, rather than a negative one', () => {
  const rows = projectFees({ capital: 5_000_000, management: 0, hurdle: 150, performance: 20, broker: 0, years: 2 });
  expect(rows.map(({ perfCharge, nav }) => [perfCharge, nav])).toEqual([
    [0, 5_000_000],
    [0, 5_000_000],
  ]);
});
