import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { caddyHeaders, caddyRedirects, netlifyHeaders, netlifyRedirects } from '../../../src/host/host-files.ts';
import { headerRules } from '../../../src/lib/host-headers.ts';
import { redirects, type Redirect } from '../../../src/lib/redirects.ts';

const examples: Redirect[] = [
  { from: '/Aboutus', to: '/AboutUs', status: 301 },
  { from: '/old.page', to: '/FAQ', status: 302 },
];

it('writes one line a redirect for Cloudflare and Netlify', () => {
  expect(netlifyRedirects(examples)).toBe('/Aboutus /AboutUs 301\n/old.page /FAQ 302\n');
});

it('writes case-sensitive rules for Caddy, with the address taken literally', () => {
  expect(caddyRedirects(examples).split('\n').slice(1)).toEqual([
    '@redirect1 path_regexp ^/Aboutus$',
    'redir @redirect1 /AboutUs 301',
    '@redirect2 path_regexp ^/old\\.page$',
    'redir @redirect2 /FAQ 302',
    '',
  ]);
});

it('writes a block a rule for Cloudflare and Netlify', () => {
  const rules = [
    { pattern: '/*', headers: { 'X-A': '1', 'X-B': '2' } },
    { pattern: '/_astro/*', headers: { 'X-C': '3' } },
  ];
  expect(netlifyHeaders(rules)).toBe('/*\n  X-A: 1\n  X-B: 2\n\n/_astro/*\n  X-C: 3\n');
});

it.each([
  ['deploy/redirects.caddy', caddyRedirects(redirects)],
  ['deploy/headers.caddy', caddyHeaders(headerRules)],
])('keeps %s up to date (npm run build writes it)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
