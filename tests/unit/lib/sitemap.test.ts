import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SITEMAP_LIMIT, sitemaps } from '../../../src/lib/sitemap.ts';

const absolute = (path: string) => `https://firm.example${path}`;
const pagesTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: absolute(`/Communique${index + 1}`), changed: undefined }));
const addressesIn = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

it('says when a page changed, where that is known', () => {
  const text = sitemaps(
    [
      { url: 'https://firm.example/a?b&c', changed: new Date('2025-09-10T12:00:00Z') },
      { url: 'https://firm.example/d', changed: undefined },
    ],
    absolute,
  ).get('sitemap');
  expect(text).toContain('<url><loc>https://firm.example/a?b&amp;c</loc><lastmod>2025-09-10</lastmod></url>');
  expect(text).toContain('<url><loc>https://firm.example/d</loc></url>');
});

it('is one file up to 50,000 addresses, and three for 1,00,001', () => {
  expect([...sitemaps(pagesTo(SITEMAP_LIMIT), absolute).keys()]).toEqual(['sitemap']);
  const files = sitemaps(pagesTo(2 * SITEMAP_LIMIT + 1), absolute);
  expect(files.get('sitemap')).toContain('<sitemapindex ');
  expect(addressesIn(files.get('sitemap') ?? '')).toEqual([1, 2, 3].map((part) => absolute(`/sitemap-${part}.xml`)));
  expect(addressesIn(files.get('sitemap-3') ?? '')).toEqual([absolute('/Communique100001')]);
});

it('has every page once and in order, in files that keep the limit, however many there are', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.integer({ min: 1, max: 9 }), (count, limit) => {
      const files = sitemaps(pagesTo(count), absolute, limit);
      const names = addressesIn(files.get('sitemap') ?? '').map((address) => address?.slice(absolute('/').length, -4));
      const parts =
        count > limit
          ? names.map((name) => addressesIn(files.get(name ?? '') ?? ''))
          : [addressesIn(files.get('sitemap') ?? '')];
      expect(parts.flat()).toEqual(pagesTo(count).map(({ url }) => url));
      expect(Math.max(0, ...parts.map((part) => part.length))).toBeLessThanOrEqual(limit);
    }),
  );
});
