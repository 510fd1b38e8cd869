import { expect, test } from 'vitest';
import { nearest, nearestPath } from '../../../src/lib/nearest.ts';

const names = ['title', 'date', 'summary', 'description', '/AboutUs', '/FAQ', 'emerging-moat-factsheet'];

test.each([
  ['sumary', 'summary'],
  ['Title', 'title'],
  ['emerging-moat-factsheets', 'emerging-moat-factsheet'],
])('%s is near %s', (written, name) => {
  expect(nearest(written, names)).toBe(name);
});

test.each(['author', 'x', '', '/Somewhere'])('“%s” is near nothing', (written) => {
  expect(nearest(written, names)).toBeUndefined();
});

test.each([
  ['/newsletter/investor-charter.pdf', '/files/investor-charter.pdf'],
  ['/member/anjali-nayar', '/member/anjali-nair'],
  ['/files/pricing-power.pdf', undefined],
])('the path %s is near %s', (written, path) => {
  const paths = ['/files/investor-charter.pdf', '/files/what-is-a-moat.pdf', '/member/anjali-nair', '/AboutUs'];
  expect(nearestPath(written, paths)).toBe(path);
});
