import { expect, it } from 'vitest';
import { headerRules, headersFor } from '../../../src/lib/host-headers.ts';

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
  const [general, ...special] = headerRules;
  const names = special.flatMap(({ headers }) => Object.keys(headers));
  expect(names.filter((name) => name in general.headers)).toEqual([]);
});

it('keeps within what Cloudflare reads: 100 rules, lines of 2,000 characters', () => {
  expect(headerRules.length).toBeLessThan(100);
  const lines = headerRules.flatMap(({ headers }) => Object.entries(headers)).map((header) => header.join(': ').length);
  expect(Math.max(...lines)).toBeLessThan(2000);
});
