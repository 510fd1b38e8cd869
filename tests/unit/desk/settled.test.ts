import { expect, it } from 'vitest';
import { quietAfter } from '../../../src/desk/ui/use-settled.ts';

// A page that was asked for earlier was drawn from the content of before, and stayed so until the next save.
it('waits longer for a site that has yet to show a change than for one that shows it', () => {
  const [before, saved, shown] = [
    { version: 1, site: 1 },
    { version: 2, site: 1 },
    { version: 2, site: 2 },
  ] as const;
  expect(quietAfter(before, saved)).toBeGreaterThan(4 * quietAfter(saved, shown));
  expect(quietAfter(before, shown)).toBe(quietAfter(saved, shown));
});

it('waits no longer for what the server says first', () => {
  const known = { version: 7, site: 0 };
  expect(quietAfter({ version: 0, site: 0 }, known)).toBe(quietAfter(known, known));
});
