import { expect, test } from 'vitest';
import { absolute, fullTitle } from '../../../src/lib/page-meta.ts';
import { routes } from '../../../src/lib/routes.ts';

test.each([
  ['About us', 'About us · UpperCrust'],
  ['UpperCrust Wealth Fund', 'UpperCrust Wealth Fund'],
])('%s has the full title “%s”', (title, full) => {
  expect(fullTitle(title, 'UpperCrust')).toBe(full);
});

test('an address keeps its case, and has no slash at its end but the home page’s', () => {
  for (const path of [...Object.values(routes), '/member/anjali-nair', '/files/a.pdf']) {
    expect(absolute(path, 'https://www.uppercrust.example/')).toBe(`https://www.uppercrust.example${path}`);
  }
});
