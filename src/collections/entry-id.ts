import { type CollectionName, collectionOf } from './schemas/collections.ts';

/** “Who may invest?” → `who-may-invest`. */
export const slug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036F’']/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');

/** “join as trusts” → `JoinAsTrusts`. */
export const pascalCase = (words: string): string =>
  slug(words).replace(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** A name that none of the others has, in capitals or not, with a number appended if necessary. */
export function freeName(name: string, others: readonly string[], between: string): string {
  const taken = new Set(others.map((id) => id.toLowerCase()));
  let own = name;
  for (let number = 2; taken.has(own.toLowerCase()); number += 1) own = `${name}${between}${number}`;
  return own;
}

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
