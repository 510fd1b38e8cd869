import { expect, it } from 'vitest';
import { drawFees } from '../../../../src/lib/fees/chart.ts';

it('has a column for each year, with the fees on top of the NAV', () => {
  const rows = [80, 60].map((nav) => ({ nav, totalFees: 20 }));
  const { columns, zero, start, width } = drawFees(rows, 100, 100);
  expect({ zero, start, width }).toEqual({ zero: 100, start: 0, width: 35 });
  expect(columns).toEqual([
    { year: 1, x: 7.5, middle: 25, nav: { y: 20, height: 80 }, fees: { y: 0, height: 20 }, isNamed: true },
    { year: 2, x: 57.5, middle: 75, nav: { y: 40, height: 60 }, fees: { y: 20, height: 20 }, isNamed: true },
  ]);
});

it('goes below zero if the fees are more than the capital', () => {
  const { columns, zero } = drawFees([{ nav: -50, totalFees: 150 }], 100, 150);
  expect(zero).toBe(100);
  expect(columns[0]?.nav).toEqual({ y: 100, height: 50 });
  expect(columns[0]?.fees).toEqual({ y: 0, height: 100 });
});

it('includes the fees of a year with a gain, and labels at most ten years', () => {
  const rows = Array.from({ length: 30 }, () => ({ nav: 120, totalFees: 30 }));
  const { columns, start } = drawFees(rows, 100, 150);
  expect(start).toBe(50);
  const named = columns.filter(({ isNamed }) => isNamed).map(({ year }) => year);
  expect(named).toEqual([1, 4, 7, 10, 13, 16, 19, 22, 25, 28]);
});
