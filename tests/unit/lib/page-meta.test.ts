import { expect, test } from 'vitest';
import { fullTitle } from '../../../src/lib/page-meta.ts';

test.each([
  ['About us', 'About us · UpperCrust'],
  ['UpperCrust Wealth Fund', 'UpperCrust Wealth Fund'],
])('%s has the full title “%s”', (title, full) => {
  expect(fullTitle(title, 'UpperCrust')).toBe(full);
});
