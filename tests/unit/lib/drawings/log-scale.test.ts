import { expect, test } from 'vitest';
import { positionOnLogScale, powersOfTenAround } from '../../../../src/lib/drawings/log-scale.ts';
import { cases } from '../../../lib/cases.ts';

test('a value lies on a logarithmic scale where its power lies, in percent', () => {
  expect(positionOnLogScale(2000, 1000, 100_000)).toBeCloseTo(15.05, 2);
});

cases('powersOfTenAround %o: %o', powersOfTenAround, [
  [{ min: 1000, max: 10_000 }, [1000, 10_000]],
  [{ min: 3, max: 4 }, [1, 10]],
  [{ min: 1000, max: 1000 }, [1000, 10_000]],
]);
