import { routes, shelfRoute } from './routes.ts';

/** What the Reading Room holds, by kind. */
const shelfKinds = ['papers', 'communiques'] as const;

type ShelfKind = (typeof shelfKinds)[number];

/** A part of the Reading Room: of one kind, of one year, or of both; all of it where neither is given. */
export interface Shelf {
  kind?: ShelfKind | undefined;
  year?: number | undefined;
}

/** A thing in the Reading Room, as far as shelves go. */
export interface Shelved {
  kind: ShelfKind;
  date: Date;
}

/** What the Reading Room holds: documents in their current versions, as far as they are meant for it, and articles. */
export const shelvedOf = (
  series: readonly { current: { data: { readingRoom: boolean; date: Date } } }[],
  articles: readonly { data: { date: Date } }[],
): Shelved[] => [
  ...series.flatMap(({ current: { data } }) => (data.readingRoom ? { kind: 'papers' as const, date: data.date } : [])),
  ...articles.map(({ data: { date } }) => ({ kind: 'communiques' as const, date })),
];

const yearOf = ({ date }: Shelved) => date.getUTCFullYear();

/** Whether a thing stands on a shelf. */
export const isOnShelf = (item: Shelved, { kind, year }: Shelf) =>
  (kind === undefined || item.kind === kind) && (year === undefined || yearOf(item) === year);

/** Years of which there is something, the newest first. */
export const yearsOf = (items: readonly Shelved[]) => [...new Set(items.map(yearOf))].sort((a, b) => b - a);

/** Kinds of which there is something. */
const kindsOf = (items: readonly Shelved[]) => shelfKinds.filter((kind) => items.some((item) => item.kind === kind));

/** Every part on which something stands, the whole left out. */
export function shelvesOf(items: readonly Shelved[]): Shelf[] {
  const shelves = [undefined, ...shelfKinds].flatMap((kind) =>
    [undefined, ...yearsOf(items)].map((year) => ({ kind, year })),
  );
  return shelves.filter(
    (shelf) => (shelf.kind !== undefined || shelf.year !== undefined) && items.some((item) => isOnShelf(item, shelf)),
  );
}

/** Articles that a shelf of all years shows. */
const NEWEST = 12;

/** The articles on a shelf that it shows, the newest first: those of one year, or the newest of all years. */
export const shownOn = <Article>(shelf: Shelf, articles: readonly Article[]): readonly Article[] =>
  shelf.year === undefined ? articles.slice(0, NEWEST) : articles;

/** “Papers”. */
const kindName = (kind: ShelfKind) => (kind === 'papers' ? 'Papers' : 'Communiques');

/** The name of a shelf in addresses: “Papers-2024”, “Papers” or “2024”. */
export const shelfName = ({ kind, year }: Shelf) =>
  [kind && kindName(kind), year].filter((part) => part !== undefined).join('-');

/** Address of a shelf, or of the whole Reading Room. */
export function shelfAddress(shelf: Shelf): string {
  const name = shelfName(shelf);
  return name === '' ? routes.readingRoom : shelfRoute(name);
}

/** A shelf in words: “Papers of 2024”, “Papers”, “Papers and communiques of 2024”. */
export const shelfWords = ({ kind, year }: Shelf) =>
  `${kind === undefined ? 'Papers and communiques' : kindName(kind)}${year === undefined ? '' : ` of ${year}`}`;

/** One of the choices that a visitor has. */
interface ShelfLink {
  label: string;
  shelf: Shelf;
  current: boolean;
}

/**
 * The choices by kind and by year from a shelf on. A choice keeps the other one that was made, unless nothing would be
 * left to see.
 */
export function shelfLinks(items: readonly Shelved[], shelf: Shelf): { kinds: ShelfLink[]; years: ShelfLink[] } {
  const filled = (wanted: Shelf, otherwise: Shelf) =>
    items.some((item) => isOnShelf(item, wanted)) ? wanted : otherwise;
  return {
    kinds: [undefined, ...kindsOf(items)].map((kind) => ({
      label: kind === undefined ? 'All' : kindName(kind),
      shelf: filled({ ...shelf, kind }, { kind }),
      current: shelf.kind === kind,
    })),
    years: [undefined, ...yearsOf(items)].map((year) => ({
      label: year === undefined ? 'All' : String(year),
      shelf: filled({ ...shelf, year }, { year }),
      current: shelf.year === year,
    })),
  };
}
