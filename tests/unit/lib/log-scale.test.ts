import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { positionOnLogScale, powersOfTenAround } from '../../../src/lib/log-scale.ts';

const positive = fc.double({ min: 0.01, max: 1e9, noNaN: true });
const range = fc.tuple(positive, positive).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

describe('positionOnLogScale', () => {
  test.each([
    [10_000, 1000, 100_000, 50],
    [2000, 1000, 100_000, 15.05],
  ])('%d between %d and %d lies at %d%%', (value, low, high, position) => {
    expect(positionOnLogScale(value, low, high)).toBeCloseTo(position, 2);
  });
});

describe('powersOfTenAround', () => {
  test.each([
    [{ min: 2000, max: 70_000 }, [1000, 10_000, 100_000]],
    [{ min: 1000, max: 10_000 }, [1000, 10_000]],
    [{ min: 3, max: 4 }, [1, 10]],
    [{ min: 1000, max: 1000 }, [1000, 10_000]],
  ])('%o: %o', (ends, powers) => {
    expect(powersOfTenAround(ends)).toEqual(powers);
  });

  it('encloses the range, so that both ends have a place on the scale', () => {
    fc.assert(
      fc.property(range, ({ min, max }) => {
        const powers = powersOfTenAround({ min, max });
        const [low, high] = [powers[0] ?? Number.NaN, powers.at(-1) ?? Number.NaN];
        expect(low).toBeLessThanOrEqual(min * (1 + 1e-12));
        expect(high).toBeGreaterThanOrEqual(max * (1 - 1e-12));
        expect(low).toBeLessThan(high);
        for (const end of [min, max]) {
          expect(positionOnLogScale(end, low, high)).toBeGreaterThanOrEqual(-1e-9);
          expect(positionOnLogScale(end, low, high)).toBeLessThanOrEqual(100 + 1e-9);
        }
      }),
    );
  });
});
