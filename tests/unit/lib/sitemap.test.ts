import { expect, it } from 'vitest';
import { sitemap } from '../../../src/lib/sitemap.ts';

it('says when a page changed, where that is known', () => {
  const text = sitemap([
    { url: 'https://firm.example/a?b&c', changed: new Date('2025-09-10T12:00:00Z') },
    { url: 'https://firm.example/d', changed: undefined },
  ]);
  expect(text).toContain('<url><loc>https://firm.example/a?b&amp;c</loc><lastmod>2025-09-10</lastmod></url>');
  expect(text).toContain('<url><loc>https://firm.example/d</loc></url>');
});
