import { collectionOf } from '../schemas/collections.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { shapeAt } from '../loader/schema-names.ts';

/** An address or the words of a link, wherever in a file it stands. */
export interface Use {
  line: number;
  field?: string;
  value: string;
}

/** An address with its letters instead of their numbers; a lone % is a sign like any other. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Texts of the fields of which something holds. */
const fieldUses = ({ source }: ContentFile, isMeant: (path: readonly PropertyKey[]) => boolean): Use[] =>
  source.texts
    .filter(({ path }) => isMeant(path))
    .map(({ path, line, text }) => ({ line, field: path.map(String).join('.'), value: text }));

/** Addresses that the links of a file lead to. */
export const addressesIn = (entry: ContentFile): Use[] => [
  ...entry.body.links.map(({ line, address }) => ({ line, value: address })),
  ...fieldUses(entry, (path) => shapeAt(collectionOf(entry.collection).schema, path).names === 'pages'),
];

/** Words of the links of a file. */
export const linkWordsIn = (entry: ContentFile): Use[] => [
  ...entry.body.links.map(({ line, words }) => ({ line, value: words })),
  ...entry.body.tags
    .filter(({ name }) => name === 'DocumentLink')
    .flatMap(({ line, attributes }) =>
      attributes.flatMap(({ name, value }) => (name === 'label' && value !== undefined ? [{ line, value }] : [])),
    ),
  // The labels of menus, and the names of a page's buttons.
  ...fieldUses(entry, ([first, ...rest]) =>
    entry.collection === 'pages'
      ? first === 'buttons' && rest.at(-1) === 'name'
      : entry.collection === 'navigation' && rest.at(-1) === 'label',
  ),
];
