import { expect, test } from 'vitest';
import { nearestPath } from '../../../src/lib/nearest.ts';

test.each([
  ['/newsletter/investor-charter.pdf', '/files/investor-charter.pdf'],
  ['/member/anjali-nayar', '/member/anjali-nair'],
  ['/files/pricing-power.pdf', undefined],
])('the path %s is near %s', (written, path) => {
  const paths = ['/files/investor-charter.pdf', '/files/what-is-a-moat.pdf', '/member/anjali-nair', '/AboutUs'];
  expect(nearestPath(written, paths)).toBe(path);
});
