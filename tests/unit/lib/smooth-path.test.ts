import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smoothClosedPath } from '../../../src/lib/smooth-path.ts';
import { pointsOf } from '../../lib/path-points.ts';

const coordinate = fc.double({ min: -900, max: 900, noNaN: true });
const outline = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 30 });

describe('smoothClosedPath', () => {
  // The tangent at (0, 0) is a sixth of the way from (0, 60) to (60, 0): 10 right, 10 up. And so on around.
  it('draws a rounded square', () => {
    const square = [[0, 0], [60, 0], [60, 60], [0, 60]] as const; // prettier-ignore
    expect(smoothClosedPath(square)).toBe('M0 0c10-10 50-10 60 0s10 50 0 60s-50 10-60 0s-10-50 0-60z');
  });

  it('passes through every point, rounded, and ends where it began', () => {
    fc.assert(
      fc.property(outline, (points) => {
        const rounded = points.map(([x, y]) => [Math.round(x) + 0, Math.round(y) + 0]);
        expect(pointsOf(smoothClosedPath(points))).toEqual([...rounded, rounded[0]]);
      }),
    );
  });

  it('writes whole numbers with no more separators than needed', () => {
    fc.assert(
      fc.property(outline, (points) => {
        const path = smoothClosedPath(points);
        expect(path).toMatch(/^M-?\d+( |-)\d+c[\d -]+(s[\d -]+)+z$/);
        expect(path).not.toMatch(/ -|-0| {2}|--/);
      }),
    );
  });
});
