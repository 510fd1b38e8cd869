import { expect, it } from 'vitest';
import {
  articleYearsOf,
  type Shelved,
  shelfLinks,
  shelfName,
  shelfWords,
  shelvesOf,
  shownOn,
} from '../../../../src/lib/pages/reading-room.ts';

const item = (kind: Shelved['kind'], day: string): Shelved => ({ kind, date: new Date(`${day}T00:00:00Z`) });

const articlesOf = (...years: number[]) =>
  years.flatMap((year) => Array.from({ length: 8 }, () => item('communiques', `${year}-06-14`)));

it('shows all articles of a year on its shelf, so that each is listed somewhere', () => {
  const articles = articlesOf(2023, 2024, 2024);
  expect(shownOn({}, articles, articles)).toHaveLength(12);
  expect(shownOn({ year: 2024 }, articles.slice(8), articles)).toHaveLength(16);
});

const paper = item('papers', '2024-01-01');

it.each([
  ['articles alone', articlesOf(2024, 2025), ['2025', '2024'], 12],
  ['articles and papers', [paper, ...articlesOf(2024, 2025)], ['Communiques-2025', 'Communiques-2024'], 12],
  ['papers of another year', [paper, ...articlesOf(2025, 2025)], ['Communiques-2025'], 12],
  ['one year of articles', articlesOf(2025, 2025), [], 16],
  ['one year of both', [paper, ...articlesOf(2024, 2024)], [], 16],
] as const)(
  'beside the newest articles, links to shelves that exist and have all others: %s',
  (_, items, names, shown) => {
    const years = articleYearsOf(items);
    expect(years.map(shelfName)).toEqual(names);
    expect(shelvesOf(items)).toEqual(expect.arrayContaining(years));
    const articles = items.filter(({ kind }) => kind === 'communiques');
    expect(shownOn({}, articles, items)).toHaveLength(shown);
  },
);

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

it('names the kinds that are on a shelf', () => {
  const items = [paper, item('communiques', '2024-06-14'), item('communiques', '2025-06-14')];
  const words = [{ year: 2024 }, { year: 2025 }, { kind: 'papers', year: 2024 }, { kind: 'communiques' }] as const;
  expect(words.map((shelf) => shelfWords(shelf, items))).toEqual([
    'Papers and communiques from 2024',
    'Communiques from 2025',
    'Papers from 2024',
    'Communiques',
  ]);
});
