import { expect, test } from 'vitest';
import { shareOfBar } from '../../../../src/lib/drawings/bars.ts';

test('nothing lies beyond the end of a bar', () => {
  expect([0, 12, 50, 75].map((value) => shareOfBar(value, 50))).toEqual([0, 24, 100, 100]);
  expect(shareOfBar(0, 0)).toBe(0);
});
