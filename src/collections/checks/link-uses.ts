import { collectionOf } from '../schemas/collections.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { shapeAt } from '../loader/schema-names.ts';

/** An address or the words of a link, wherever in a file it stands. */
export interface Use {
  line: number;
  field?: string;
  text: string;
}

/** An address with its letters instead of their numbers; a lone % is a sign like any other. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Addresses that the links of a file lead to. */
export const addressesIn = (entry: ContentFile): Use[] => [
  ...entry.body.links.map(({ line, address }) => ({ line, text: address })),
  ...entry.source.texts.filter(({ path }) => shapeAt(collectionOf(entry.collection).schema, path).names === 'pages'),
];

/** Words of the links of a file. */
export const linkWordsIn = (entry: ContentFile): Use[] => [
  ...entry.body.links.map(({ line, words }) => ({ line, text: words })),
  ...entry.body.tags
    .filter(({ name }) => name === 'DocumentLink')
    .flatMap(({ line, attributes }) =>
      attributes.flatMap(({ name, value: text }) => (name === 'label' && text !== undefined ? [{ line, text }] : [])),
    ),
  // The labels of menus, and the names of a page's buttons.
  ...entry.source.texts.filter(({ path: [first, ...rest] }) =>
    entry.collection === 'pages'
      ? first === 'buttons' && rest.at(-1) === 'name'
      : entry.collection === 'navigation' && rest.at(-1) === 'label',
  ),
];
