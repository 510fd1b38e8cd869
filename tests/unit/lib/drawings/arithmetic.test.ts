import { expect, it, test } from 'vitest';
import {
  breakEven,
  cashDays,
  grown,
  movingAverage,
  passedOn,
  riseNeeded,
  stretchesBelow,
} from '../../../../src/lib/drawings/arithmetic.ts';
import { cashCycle, passThrough } from '../../../../src/lib/drawings/diagrams.ts';
import { DRAWING_WIDTH } from '../../../../src/lib/drawings/marks.ts';

test.each([
  ['100 grown at 8% for 20 years', grown(8, 20), 466.1],
  ['the rise that a fall of 20% needs, in percent', riseNeeded(20), 25],
  ['the income that meets 45 and a quarter of itself', breakEven(45, 0.25), 60],
  ['the days of own money', cashDays(110, 100, 75), 135],
])('%s: %d', (_, value, expected) => {
  expect(value).toBeCloseTo(expected, 1);
});

it('passes on a rise in material cost by the share that customers pay', () => {
  expect(passedOn(60, 30, 10, 0)).toEqual({ price: 100, material: 66, other: 30, margin: 4 });
  expect(passedOn(60, 30, 10, 1)).toEqual({ price: 106, material: 66, other: 30, margin: 10 });
});

it('averages the last values, or as many as there are', () => {
  expect(movingAverage([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]);
});

it('finds each stretch of days below the average', () => {
  const days = [3, 1, 1, 2, 0].map((price) => ({ price, mean: 2 }));
  expect(stretchesBelow(days).join('; ')).toBe('1,2; 4,4');
});

it('draws no bar of negative width, which would be in the margin', () => {
  const bars = cashCycle(500, 500, 0).svg.match(/<rect [^>]*>/g);
  expect(bars).toHaveLength(3);
  for (const bar of bars ?? []) expect(bar).toMatch(/ width="[\d.]+"/);
});

it('writes “1 day” in the singular, and keeps all labels of margins within the drawing', () => {
  expect(cashCycle(10, 1, 5).words.map(({ words }) => words)).toContain('Customer’s credit: 1 day');
  for (const { words, x } of passThrough(100, 0, 100).words) expect(x, words).toBeLessThan(DRAWING_WIDTH - 80);
});
