import { expect, test } from 'vitest';
import { zerosOf } from '../../../../src/lib/fees/zeros.ts';

const point = (x: number) => ({ from: x, to: x });

test.each([
  ['three crossings', (x: number) => (x + 30.2) * (x - 1.7) * (x - 60.1), [point(-30.2), point(1.7), point(60.1)]],
  ['two crossings within a step, the first at a step', (x: number) => (x - 5) * (x - 5.2), [point(5), point(5.2)]],
  ['two crossings within a step, the second at a step', (x: number) => (x - 4.8) * (x - 5), [point(4.8), point(5)]],
  ['two crossings either side of a step', (x: number) => Math.abs(x - 10.02) - 0.1, [point(9.92), point(10.12)]],
  ['a touch at a kink', (x: number) => Math.abs(x - 7.3), [point(7.3)]],
  ['none, however near', (x: number) => Math.abs(x - 7.3) + 0.001, []],
  ['a stretch at the beginning', (x: number) => Math.max(0, x - 8.73), [{ from: -99, to: 8.73 }]],
  ['a stretch within a step', (x: number) => Math.max(0, Math.abs(x - 3.2) - 0.1), [{ from: 3.1, to: 3.3 }]],
  ['everything', () => 0, [{ from: -99, to: 100 }]],
])('zeros: %s', (_, f, expected) => {
  const close = (value: number) => expect.closeTo(value, 2) as number;
  expect(zerosOf(f, -99, 100)).toEqual(expected.map(({ from, to }) => ({ from: close(from), to: close(to) })));
});
