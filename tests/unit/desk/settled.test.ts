import { expect, it } from 'vitest';
import { quietAfter } from '../../../src/desk/ui/use-settled.ts';

// A page requested too early was rendered from the old content, and stayed so until the next save.
it('waits longer if the site does not show a change yet than if it does', () => {
  const [before, saved, shown] = [
    { version: 1, site: 1 },
    { version: 2, site: 1 },
    { version: 2, site: 2 },
  ] as const;
  expect(quietAfter(before, saved)).toBeGreaterThan(4 * quietAfter(saved, shown));
  expect(quietAfter(before, shown)).toBe(quietAfter(saved, shown));
});

it('does not wait longer after the first answer of the server', () => {
  const known = { version: 7, site: 0 };
  expect(quietAfter({ version: 0, site: 0 }, known)).toBe(quietAfter(known, known));
});
