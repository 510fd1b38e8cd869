import { expect, test } from 'vitest';
import { positionOnLogScale, powersOfTenAround } from '../../../../src/lib/drawings/log-scale.ts';
import { cases } from '../../../lib/cases.ts';
test.each([
  [10_000, 1000, 100_000, 50],
  [2000, 1000, 100_000, 15.05],
])('positionOnLogScale %d between %d and %d is %d%%', (value, low, high, position) => {
  expect(positionOnLogScale(value, low, high)).toBeCloseTo(position, 2);
});

cases('powersOfTenAround %o: %o', powersOfTenAround, [
  [{ min: 1000, max: 10_000 }, [1000, 10_000]],
  [{ min: 3, max: 4 }, [1, 10]],
  [{ min: 1000, max: 1000 }, [1000, 10_000]],
]);
