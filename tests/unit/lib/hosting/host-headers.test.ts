import { expect, it } from 'vitest';
import { headerRules, headersFor } from '../../../../src/lib/hosting/host-headers.ts';
import { communiquePdf } from '../../../../src/lib/documents/made-document.ts';
import { latestDocumentRoute } from '../../../../src/lib/routes.ts';

// tests/hosts/table.ts covers how long responses are cached.

it('sends the security headers with every response, found or not', () => {
  for (const isFound of [true, false]) {
    expect(headersFor('/files/charter.pdf', isFound)).toMatchObject({
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  }
});

it('sets no header in two rules for one address: Cloudflare would send both values', () => {
  for (const one of headerRules)
    for (const other of headerRules.filter((rule) => rule !== one)) {
      if (!one.pattern.startsWith(other.pattern.slice(0, -1))) continue;
      const twice = Object.keys(one.headers).filter((name) => name in other.headers);
      expect(twice, `${one.pattern} and ${other.pattern}`).toEqual([]);
    }
});

it('replaces a header only where the general rule sets it', () => {
  const [general] = headerRules;
  const replaced = headerRules.flatMap(({ instead = {} }) => Object.keys(instead));
  expect(replaced).not.toEqual([]);
  expect(replaced.filter((name) => !(name in general.headers))).toEqual([]);
});

it('lets other sites show the pictures of links and of articles in a feed, and the icons, but no page', () => {
  for (const [address, policy] of [
    ['/social/AboutUs.jpg', 'cross-origin'],
    ['/_astro/castle.Dfx3a.webp', 'cross-origin'],
    ['/icons/icon-512.png', 'cross-origin'],
    ['/AboutUs', 'same-origin'],
    ['/previews/what-is-a-moat.webp', 'same-origin'],
  ] as const)
    expect(headersFor(address, true)['Cross-Origin-Resource-Policy'], address).toBe(policy);
});

it('lets no drawing of an article run scripts if it is opened by its own address', () => {
  expect(headersFor('/_astro/castle.Dfx3a.svg', true)['Content-Security-Policy']).toBe('sandbox');
});

it('keeps PDFs out of search results that repeat an article or another PDF', () => {
  for (const [address, robots] of [
    [`/${communiquePdf('Communique1')}`, 'noindex'],
    [`/${communiquePdf('BudgetNote')}`, 'noindex'],
    [latestDocumentRoute('disclosure-document'), 'noindex'],
    ['/files/disclosure-document.pdf', undefined],
    ['/newsletter/nilkamal-research.pdf', undefined],
    ['/Communique1', undefined],
  ] as const)
    expect(headersFor(address, true)['X-Robots-Tag'], address).toBe(robots);
});

it('keeps within what Cloudflare reads: 100 rules, lines of 2,000 characters', () => {
  expect(headerRules.length).toBeLessThan(100);
  const lines = headerRules.flatMap(({ headers }) => Object.entries(headers)).map((header) => header.join(': ').length);
  expect(Math.max(...lines)).toBeLessThan(2000);
});
