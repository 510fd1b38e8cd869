import { expect, it } from 'vitest';
import { smoothClosedPath } from '../../../src/lib/smooth-path.ts';
// The tangent at (0, 0) is a sixth of the way from (0, 60) to (60, 0): 10 right, 10 up. And so on around.
it('smoothClosedPath draws a rounded square', () => {
  const square = [[0, 0], [60, 0], [60, 60], [0, 60]] as const; // prettier-ignore
  expect(smoothClosedPath(square)).toBe('M0 0c10-10 50-10 60 0s10 50 0 60s-50 10-60 0s-10-50 0-60z');
});
