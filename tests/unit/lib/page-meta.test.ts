import { describe, expect, test } from 'vitest';
import { absolute, fullTitle } from '../../../src/lib/page-meta.ts';
import { routes } from '../../../src/lib/routes.ts';

describe('fullTitle', () => {
  test.each([
    ['About us', 'About us · UpperCrust'],
    ['UpperCrust Wealth Fund', 'UpperCrust Wealth Fund'],
  ])('%s → %s', (title, full) => {
    expect(fullTitle(title, 'UpperCrust')).toBe(full);
  });
});

describe('absolute', () => {
  test.each([
    ['/', 'https://www.uppercrust.example/'],
    ['/AboutUs', 'https://www.uppercrust.example/AboutUs'],
    ['/member/anjali-nair', 'https://www.uppercrust.example/member/anjali-nair'],
    ['/files/a.pdf', 'https://www.uppercrust.example/files/a.pdf'],
  ])('%s → %s', (path, address) => {
    expect(absolute(path, 'https://www.uppercrust.example')).toBe(address);
  });

  test.each(Object.values(routes))('%s keeps its case, and no slash stands at the end but the home page’s', (path) => {
    const address = absolute(path, 'https://www.uppercrust.example/');
    expect(address).toBe(`https://www.uppercrust.example${path}`);
  });
});
