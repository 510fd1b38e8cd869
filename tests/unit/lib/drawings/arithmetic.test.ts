import { expect, it } from 'vitest';
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
import { FULL } from '../../../../src/lib/drawings/marks.ts';

it('grows 100 at a steady rate', () => {
  expect(grown(8, 20)).toBeCloseTo(466.1, 1);
  expect(grown(0, 20)).toBe(100);
});

it('needs a rise of 25% after a fall of 20%', () => {
  expect(riseNeeded(20)).toBeCloseTo(25, 10);
});

it('breaks even where income meets cost', () => {
  expect(breakEven(45, 0.25)).toBe(60);
});

it('counts the days of own money', () => {
  expect(cashDays(110, 100, 75)).toBe(135);
});

it('passes a dearer material on by the share that customers pay', () => {
  expect(passedOn(60, 30, 10, 0)).toEqual({ price: 100, material: 66, other: 30, margin: 4 });
  expect(passedOn(60, 30, 10, 1)).toEqual({ price: 106, material: 66, other: 30, margin: 10 });
});

it('averages the last values, or as many as there are', () => {
  expect(movingAverage([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]);
});

it('finds each stretch of days below the average', () => {
  const days = [3, 1, 1, 2, 0].map((price) => ({ price, mean: 2 }));
  expect(stretchesBelow(days)).toEqual([
    [1, 2],
    [4, 4],
  ]);
});

it('draws one day as a day, and every margin on the sheet', () => {
  expect(cashCycle(10, 1, 5).words.map(({ words }) => words)).toContain('Customer’s credit: 1 day');
  for (const { words, x } of passThrough(100, 0, 100).words) expect(x, words).toBeLessThan(FULL - 80);
});
