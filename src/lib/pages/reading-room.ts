import { capitalised } from '../format.ts';
import { routes, shelfRoute } from '../routes.ts';

/** The kinds of content in the Reading Room. */
const shelfKinds = ['papers', 'communiques'] as const;

type ShelfKind = (typeof shelfKinds)[number];

/** A part of the Reading Room: one kind, one year, or both; all of it if neither is given. */
export interface Shelf {
  kind?: ShelfKind | undefined;
  year?: number | undefined;
}

/** The properties of an item that determine its shelves. */
export interface Shelved {
  kind: ShelfKind;
  date: Date;
}

/** All items in the Reading Room: current versions of the documents marked for it, and articles. */
export const shelvedOf = (
  series: readonly { current: { data: { readingRoom: boolean; date: Date } } }[],
  articles: readonly { data: { date: Date } }[],
): Shelved[] => [
  ...series.flatMap(({ current: { data } }) => (data.readingRoom ? { kind: 'papers' as const, date: data.date } : [])),
  ...articles.map(({ data: { date } }) => ({ kind: 'communiques' as const, date })),
];

const yearOf = ({ date }: Shelved) => date.getUTCFullYear();

/** Whether an item is on a shelf. */
export const isOnShelf = (item: Shelved, { kind, year }: Shelf) =>
  (kind === undefined || item.kind === kind) && (year === undefined || yearOf(item) === year);

/** Years with at least one item, newest first. */
export const yearsOf = (items: readonly Shelved[]) => [...new Set(items.map(yearOf))].sort((a, b) => b - a);

/** Kinds with at least one item. */
const kindsOf = (items: readonly Shelved[]) => shelfKinds.filter((kind) => items.some((item) => item.kind === kind));

/** All, and each part if there are several: one alone would show the same items as all. */
const choicesOf = <Part>(parts: readonly Part[]) => [undefined, ...(parts.length > 1 ? parts : [])];

/** Every non-empty shelf, except for the whole room. */
export function shelvesOf(items: readonly Shelved[]): Shelf[] {
  const shelves = choicesOf(kindsOf(items)).flatMap((kind) =>
    choicesOf(yearsOf(items)).map((year) => ({ kind, year })),
  );
  return shelves.filter(
    (shelf) => (shelf.kind !== undefined || shelf.year !== undefined) && items.some((item) => isOnShelf(item, shelf)),
  );
}

/** The shelf of each year with articles, and nothing else if there is one for them; none if everything is of one year. */
export function articleYearsOf(items: readonly Shelved[]): Shelf[] {
  const kind = kindsOf(items).length > 1 ? 'communiques' : undefined;
  return shelvesOf(items).filter((shelf) => shelf.year !== undefined && shelf.kind === kind);
}

/** Number of articles on a shelf of all years. */
const MAX_ARTICLES = 12;

/**
 * The articles shown on a shelf: the newest on one of all years, or all of them if no shelf of a year has the others.
 *
 * @param articles all on the shelf, newest first
 * @param items everything in the Reading Room
 */
export const shownOn = <Article>(shelf: Shelf, articles: readonly Article[], items: readonly Shelved[]) =>
  shelf.year === undefined && articleYearsOf(items).length > 0 ? articles.slice(0, MAX_ARTICLES) : articles;

const kindName = (kind: ShelfKind) => (kind === 'papers' ? 'Papers' : 'Communiques');

/** The name of a shelf in addresses: “Papers-2024”, “Papers” or “2024”. */
export const shelfName = ({ kind, year }: Shelf) =>
  [kind && kindName(kind), year].filter((part) => part !== undefined).join('-');

/** Address of a shelf, or of the whole Reading Room. */
export function shelfAddress(shelf: Shelf): string {
  const name = shelfName(shelf);
  return name === '' ? routes.readingRoom : shelfRoute(name);
}

/** Whether search engines should list a shelf: not if it has one kind of one year, as that of the year has little more. */
export const isListedShelf = ({ kind, year }: Shelf) => kind === undefined || year === undefined;

/** The shelves that search engines should list. */
export const listedShelvesOf = (items: readonly Shelved[]) => shelvesOf(items).filter(isListedShelf);

/**
 * A shelf in words, with the kinds that are on it: “Papers from 2024”, “Papers”, “Papers and communiques from 2024”.
 *
 * @param items everything in the Reading Room
 */
export function shelfWords(shelf: Shelf, items: readonly Shelved[]): string {
  const kinds = kindsOf(items.filter((item) => isOnShelf(item, shelf)));
  const words = capitalised(kinds.join(' and '));
  return shelf.year === undefined ? words : `${words} from ${shelf.year}`;
}

/** One of a visitor’s choices. */
interface ShelfLink {
  label: string;
  shelf: Shelf;
  isCurrent: boolean;
}

/**
 * The choices by kind and by year on a shelf. Each keeps the other current choice, unless that would leave an empty
 * shelf.
 */
export function shelfLinks(items: readonly Shelved[], shelf: Shelf): { kinds: ShelfLink[]; years: ShelfLink[] } {
  const filled = (wanted: Shelf, otherwise: Shelf) =>
    items.some((item) => isOnShelf(item, wanted)) ? wanted : otherwise;
  return {
    kinds: choicesOf(kindsOf(items)).map((kind) => ({
      label: kind === undefined ? 'All' : kindName(kind),
      shelf: filled({ ...shelf, kind }, { kind }),
      isCurrent: shelf.kind === kind,
    })),
    years: choicesOf(yearsOf(items)).map((year) => ({
      label: year === undefined ? 'All' : String(year),
      shelf: filled({ ...shelf, year }, { year }),
      isCurrent: shelf.year === year,
    })),
  };
}
