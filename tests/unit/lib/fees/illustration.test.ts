import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { illustrateFees } from '../../../../src/lib/fees/illustration.ts';
import { illustrationExamples } from '../../../lib/fee-examples.ts';

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const terms = fc.record({
  capital: fc.integer({ min: 0, max: 10 ** 10 }),
  management: percent,
  other: percent,
  brokerage: percent,
  hurdle: percent,
  performance: percent,
  years: fc.integer({ min: 1, max: 50 }),
  returns: fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1, maxLength: 50 }),
  gst: fc.constantFrom(0, 18),
});

const expectSame = (actual: number, expected: number, size = 0) => {
  const scale = Math.max(1, Math.abs(actual), Math.abs(expected), size);
  expect(Math.abs(actual - expected) / scale).toBeLessThanOrEqual(1e-9);
};

describe('worked examples', () => {
  test.each(illustrationExamples)('$name', ({ terms: given, rows }) => {
    const illustrated = illustrateFees(given);
    expect(illustrated).toHaveLength(rows.length);
    for (const [index, expected] of rows.entries()) {
      for (const [line, amount] of Object.entries(expected)) {
        expect(illustrated[index]?.[line as keyof typeof expected], `${line} of year ${index + 1}`).toBeCloseTo(
          amount,
          6,
        );
      }
    }
  });
});

describe('every illustration', () => {
  it('loses and doubles no fee: opening value + gain = closing NAV + the total, which is the sum of its parts', () => {
    fc.assert(
      fc.property(terms, (given) => {
        for (const row of illustrateFees(given)) {
          const size = Math.abs(row.capitalContributed) + Math.abs(row.gain) + Math.abs(row.totalFees);
          const parts = [row.otherExpenses, row.brokerCost, row.mgmtCharge, row.mgmtGst, row.perfCharge, row.perfGst];
          expectSame(
            row.totalFees,
            parts.reduce((sum, part) => sum + part),
            size,
          );
          expectSame(row.nav, row.capitalContributed + row.gain - row.totalFees, size);
        }
      }),
    );
  });

  it('lets the last return hold for the years after it, and every amount stay finite', () => {
    fc.assert(
      fc.property(terms, (given) => {
        for (const row of illustrateFees(given)) {
          expect(row.returnPercent).toBe(given.returns[row.year - 1] ?? given.returns.at(-1));
          expect(Object.values(row).every(Number.isFinite)).toBe(true);
        }
      }),
    );
  });
});
