import { expect, it } from 'vitest';
import { type Shelved, shelfLinks, shelfName, shelvesOf, shownOn } from '../../../../src/lib/pages/reading-room.ts';

const item = (kind: Shelved['kind'], day: string): Shelved => ({ kind, date: new Date(`${day}T00:00:00Z`) });

it('shows all articles of a year on its shelf, so that each is listed somewhere', () => {
  const articles = Array.from({ length: 30 }, (_, index) => index);
  expect(shownOn({ year: 2024 }, articles)).toEqual(articles);
});

// The stories of ShelfFilter test that one choice keeps the other.
it('drops the other choice if nothing would be left', () => {
  const items = [item('papers', '2024-01-01'), item('papers', '2025-12-31'), item('communiques', '2024-06-14')];
  const { kinds, years } = shelfLinks(items, { year: 2025 });
  expect(kinds.map(({ shelf }) => shelfName(shelf))).toEqual(['2025', 'Papers-2025', 'Communiques']);
  // The newest first.
  expect(years.map(({ label }) => label)).toEqual(['All', '2025', '2024']);
});

it.each([
  ['one article', [item('communiques', '2026-01-05')], []],
  ['two years of articles', [item('communiques', '2025-01-05'), item('communiques', '2026-01-05')], ['2026', '2025']],
  ['one year of both', [item('papers', '2026-01-05'), item('communiques', '2026-02-05')], ['Papers', 'Communiques']],
] as const)('has no shelf that only repeats another: %s', (_, items, shelves) => {
  expect(shelvesOf(items).map(shelfName)).toEqual(shelves);
});
