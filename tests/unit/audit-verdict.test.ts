import { expect, it } from 'vitest';
import { auditTable } from '../../tools/lib/audit-table.ts';
import { type Measurement, missesOf, verdict } from '../../tools/lib/audit-verdict.ts';
import { median } from '../../tools/lib/median.ts';

const fine: Measurement = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 657,
  lcp: 930,
  cls: 0,
  tbt: 0,
  bytes: 51234,
};

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 2, 3], 2.5],
])('takes the middle of %j', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('has no middle of nothing', () => {
  expect(() => median([])).toThrow(RangeError);
});

it('takes the median of each figure by itself', () => {
  const looks = [
    { ...fine, lcp: 900, tbt: 12 },
    { ...fine, lcp: 1400, tbt: 3 },
    { ...fine, lcp: 950, tbt: 40 },
  ];
  expect(verdict('/FAQ', looks)).toEqual({ page: '/FAQ', ...fine, lcp: 950, tbt: 12, misses: [] });
});

it('finds nothing amiss at the limits themselves', () => {
  expect(missesOf('/FAQ', { ...fine, lcp: 1000, tbt: 30 })).toEqual([]);
  expect(missesOf('/NewsLetter', { ...fine, lcp: 1300 })).toEqual([]);
});

it.each<[Partial<Measurement>, string]>([
  [{ performance: 99 }, 'performance 99 of 100'],
  [{ accessibility: 98 }, 'accessibility 98 of 100'],
  [{ bestPractices: 96 }, 'best practices 96 of 100'],
  [{ seo: 92 }, 'SEO 92 of 100'],
  [{ cls: 0.001 }, 'CLS 0.001, not 0'],
  [{ tbt: 30.5 }, 'TBT 31 ms, over 30'],
  [{ lcp: 1000.2 }, 'LCP 1001 ms, over 1000'],
])('names what %j misses', (change, words) => {
  expect(missesOf('/FAQ', { ...fine, ...change })).toEqual([words]);
});

it('prints one line a page, in columns', () => {
  expect(auditTable([{ page: '/FAQ', ...fine, misses: [] }])).toBe(
    [
      '| page | performance | accessibility | best practices | SEO | FCP ms | LCP ms |   CLS | TBT ms | bytes |',
      '| ---- | ----------: | ------------: | -------------: | --: | -----: | -----: | ----: | -----: | ----: |',
      '| /FAQ |         100 |           100 |            100 | 100 |    657 |    930 | 0.000 |      0 | 51234 |',
    ].join('\n'),
  );
});
