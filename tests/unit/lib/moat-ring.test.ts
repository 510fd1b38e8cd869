import { expect, it } from 'vitest';
import { moatStretches } from '../../../src/lib/moat-ring.ts';

it('parts the ring evenly, with a gap behind each stretch', () => {
  expect(moatStretches(4, 0.05)).toEqual([
    { from: 0, to: 0.2 },
    { from: 0.25, to: 0.45 },
    { from: 0.5, to: 0.7 },
    { from: 0.75, to: 0.95 },
  ]);
  expect(moatStretches(1, 0)).toEqual([{ from: 0, to: 1 }]);
});
