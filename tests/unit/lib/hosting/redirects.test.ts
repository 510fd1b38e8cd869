import { expect, it } from 'vitest';
import { redirects } from '../../../../src/lib/hosting/redirects.ts';
import { routes } from '../../../../src/lib/routes.ts';

const pages: readonly string[] = Object.values(routes);

it.each(redirects)('$from is not a page, and $to is one', ({ from, to }) => {
  expect(pages).not.toContain(from);
  expect(pages).toContain(to);
});

it('has one rule for each address', () => {
  const sources = redirects.map(({ from }) => from);
  expect(new Set(sources).size).toBe(sources.length);
});
