import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComplaintSource, grandTotal } from '../../../src/lib/complaints.ts';
import { complaintsSchema } from '../../../src/collections/schemas/complaints.ts';

const source = (resolved: number, averageDays?: number): ComplaintSource => ({
  from: 'a',
  carriedForward: 1,
  received: resolved,
  resolved,
  pending: 1,
  pendingOverThreeMonths: 1,
  averageDays,
});

describe('grandTotal', () => {
  it('counts an average by the complaints that it stands for', () => {
    // 1 complaint in 10 days and 3 in 2 days each: 16 days for 4 complaints.
    expect(grandTotal([source(1, 10), source(3, 2), source(0)])).toEqual({
      carriedForward: 3,
      received: 4,
      resolved: 4,
      pending: 3,
      pendingOverThreeMonths: 3,
      averageDays: 4,
    });
  });

  it('adds up like its rows, and averages between the quickest and the slowest', () => {
    const rows = fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 400 }))
        .map(([count, days]) => source(count, days)),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(rows, (sources) => {
        const { carriedForward, received, resolved, pending, averageDays = Number.NaN } = grandTotal(sources);
        expect(carriedForward + received - resolved).toBe(pending);
        const days = sources.map((row) => row.averageDays ?? 0);
        expect(averageDays).toBeGreaterThanOrEqual(Math.min(...days) - 1e-9);
        expect(averageDays).toBeLessThanOrEqual(Math.max(...days) + 1e-9);
      }),
    );
  });
});

it('a row is accepted exactly when carried forward + received − resolved = pending', () => {
  const small = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(small, small, small, small, (carriedForward, received, resolved, pending) => {
      const row = { carriedForward, received, resolved, pending };
      const { success } = complaintsSchema.safeParse({
        month: '2025-08',
        sources: [{ from: 'a', ...row, pendingOverThreeMonths: 0, ...(resolved > 0 && { averageDays: 1 }) }],
        months: [{ month: '2025-08', ...row }],
        years: [{ year: '2024–25', ...row }],
      });
      expect(success).toBe(carriedForward + received - resolved === pending);
    }),
  );
});
