import { expect, it } from 'vitest';
import { redirects } from '../../../src/lib/redirects.ts';
import { routes } from '../../../src/lib/routes.ts';

const pages: readonly string[] = Object.values(routes);

it.each(redirects)('$from is no page itself, and $to is one', ({ from, to }) => {
  expect(pages).not.toContain(from);
  expect(pages).toContain(to);
});

it('has one rule for an address', () => {
  const sources = redirects.map(({ from }) => from);
  expect(new Set(sources).size).toBe(sources.length);
});
