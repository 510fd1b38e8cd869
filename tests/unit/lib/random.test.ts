import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '../../../src/lib/random.ts';

const take = (seed: string, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

it('gives the numbers that the figures of the site were drawn with', () => {
  expect(take('firm', 3)).toMatchInlineSnapshot(`
    [
      0.5153799259569496,
      0.7939818024169654,
      0.17386747081764042,
    ]
  `);
});

it('gives numbers from 0 up to, but without, 1', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      expect(take(seed, 200).every((number) => number >= 0 && number < 1)).toBe(true);
    }),
  );
});

it('spreads them evenly', () => {
  const tenths = new Map<number, number>();
  for (const number of take('even', 10_000)) {
    const tenth = Math.floor(10 * number);
    tenths.set(tenth, (tenths.get(tenth) ?? 0) + 1);
  }
  expect(tenths.size).toBe(10);
  for (const count of tenths.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
