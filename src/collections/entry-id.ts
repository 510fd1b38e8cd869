import { freeName, pascalCase, slug } from '../lib/texts/slug.ts';
import { type CollectionName, collectionOf } from './schemas/collections.ts';

/** The file name, without extension, for a new entry with this title; empty if it has no letter A to Z or digit. */
export function entryIdOf(collection: CollectionName, title: string, ids: readonly string[]): string {
  if (collection === 'communiques') {
    const numbers = ids.map((id) => Number(/^Communique(\d+)$/.exec(id)?.[1] ?? 0));
    return `Communique${Math.max(0, ...numbers) + 1}`;
  }
  const { address, ending } = collectionOf(collection);
  // The name of a text with a page of its own is the page’s address, and therefore capitalised.
  return address && ending === 'mdx' ? freeName(pascalCase(title), ids, '') : freeName(slug(title), ids, '-');
}
