import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { caddyHeaders, caddyRedirects } from '../../../src/host/host-files.ts';
import { headerRules } from '../../../src/lib/host-headers.ts';
import { redirects } from '../../../src/lib/redirects.ts';

it.each([
  ['deploy/redirects.caddy', caddyRedirects(redirects)],
  ['deploy/headers.caddy', caddyHeaders(headerRules)],
])('keeps %s up to date (npm run build writes it)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
