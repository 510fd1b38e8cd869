import { describe, expect, it } from 'vitest';
import { approachFigure, yearsSince } from '../../../../src/lib/drawings/figure-parameters.ts';
import { cases } from '../../../lib/cases.ts';

const core = (percent: number) =>
  [percent, 100 - percent].map((share) => ({ name: 'A part', holds: 'Stocks', percent: share }));

cases('yearsSince from %i to %s: %i', (founded, today) => yearsSince(founded, new Date(today)), [
  [2013, '2025-12-31', 12],
  // The new year has begun in India.
  [2013, '2025-12-31T18:30Z', 13],
  [2030, '2025-06-01', 1],
]);

describe('approachFigure', () => {
  it('has a ring for every holding, up to sixteen, which can still be told apart', () => {
    const rings = (max: number) => approachFigure('a', { holdings: { min: 1, max }, shore: 'calm' }).rings;
    expect([14, 15, 60].map(rings)).toEqual([14, 15, 16]);
  });

  it('has a larger heart for a larger core', () => {
    const heart = (share: number) => approachFigure('a', { allocation: core(share), shore: 'calm' }).heart;
    expect([50, 60, 75, 80].map(heart)).toEqual([95, 110, 133, 140]);
  });

  it('has a small heart without a core', () => {
    expect(approachFigure('a', { shore: 'calm' }).heart).toBeLessThan(40);
  });

  it('has few rings and a ragged shore for special situations', () => {
    expect(approachFigure('a', { shore: 'ragged' })).toEqual({ id: 'a', rings: 7, heart: 52, shore: 'ragged' });
  });
});
