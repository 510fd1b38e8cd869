import type { ContentFile } from '../loader/read-file.ts';

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

const fieldName = (path: readonly PropertyKey[]) => path.map(String).join('.');

/** Texts of the fields whose name is one of these, in the collections that have links among their fields. */
function fieldUses({ collection, source }: ContentFile, names: readonly string[]): Use[] {
  if (collection !== 'navigation' && collection !== 'pages' && collection !== 'changes') return [];
  return source.texts
    .filter(({ path }) => names.includes(String(path.at(-1))) && (collection !== 'pages' || path[0] === 'buttons'))
    .map(({ path, line, text }) => ({ line, field: fieldName(path), value: text }));
}

/** Addresses that the links of a file lead to. */
export const addressesIn = (entry: ContentFile): Use[] => [
  ...entry.body.links.map(({ line, address }) => ({ line, value: address })),
  ...fieldUses(entry, ['path']),
];

/** Words of the links of a file. */
export const linkWordsIn = (entry: ContentFile): Use[] => [
  ...entry.body.links.map(({ line, words }) => ({ line, value: words })),
  ...entry.body.tags
    .filter(({ name }) => name === 'DocumentLink')
    .flatMap(({ line, attributes }) =>
      attributes.flatMap(({ name, value }) => (name === 'label' && value !== undefined ? [{ line, value }] : [])),
    ),
  ...fieldUses(entry, ['label', 'name']),
];
