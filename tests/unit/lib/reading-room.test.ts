import { describe, expect, it } from 'vitest';
import {
  isOnShelf,
  shelfAddress,
  type Shelf,
  shelfLinks,
  type Shelved,
  shelvesOf,
  shownOn,
} from '../../../src/lib/reading-room.ts';

const item = (kind: Shelved['kind'], day: string): Shelved => ({ kind, date: new Date(`${day}T00:00:00Z`) });
const items = [item('papers', '2024-01-01'), item('papers', '2025-12-31'), item('communiques', '2024-06-14')];

describe('shelves', () => {
  it('are all kinds and years of which there is something', () => {
    expect(shelvesOf(items).map(shelfAddress)).toEqual([
      '2025',
      '2024',
      'Papers',
      'Papers-2025',
      'Papers-2024',
      'Communiques',
      'Communiques-2024',
    ]);
  });

  it('hold everything of their year, from its first day to its last', () => {
    expect(items.map((thing) => isOnShelf(thing, { year: 2024 }))).toEqual([true, false, true]);
    expect(isOnShelf(item('papers', '2024-12-31'), { year: 2024 })).toBe(true);
  });
});

describe('articles shown', () => {
  const articles = Array.from({ length: 30 }, (_, index) => index);

  it('are the newest on a shelf of all years', () => {
    expect(shownOn({}, articles)).toEqual(articles.slice(0, 12));
    expect(shownOn({ kind: 'communiques' }, articles)).toEqual(articles.slice(0, 12));
    // Of a year all stand on its shelf, so that each stands somewhere.
    expect(shownOn({ year: 2024 }, articles)).toEqual(articles);
  });
});

describe('choices', () => {
  const addresses = (shelf: Shelf) => {
    const { kinds, years } = shelfLinks(items, shelf);
    return [kinds, years].map((links) => links.map((link) => shelfAddress(link.shelf)));
  };

  it('keep the other choice', () => {
    expect(addresses({ kind: 'papers', year: 2024 })).toEqual([
      ['2024', 'Papers-2024', 'Communiques-2024'],
      ['Papers', 'Papers-2025', 'Papers-2024'],
    ]);
  });

  it('give the other choice up where nothing would be left', () => {
    expect(addresses({ year: 2025 })[0]).toEqual(['2025', 'Papers-2025', 'Communiques']);
  });
});
