import { expect, it } from 'vitest';
import { type CollectionName, collectionNames, collectionOf } from '../../src/collections/schemas/collections.ts';
import { content } from '../lib/content-files.ts';
import { elementsAt } from './support/site.ts';

/** Where an entry is shown: on a page of its own, or as a part of another. */
const placesOf = (name: CollectionName) =>
  content[name]
    .filter(({ data }) => 'specimen' in data && data.specimen)
    .map(({ id, file }) => {
      const address = collectionOf(name).address?.(id);
      return { file, address: address ?? '/FAQ', part: address ? 'main' : `[id="${id}"]` };
    });

// A list, not it.each: once the firm has replaced every example, it is empty.
const specimens = collectionNames.filter((name) => collectionOf(name).address || name === 'faq').flatMap(placesOf);

it('every specimen is marked where it is shown', () => {
  const unmarked = specimens.filter(({ address, part }) => marksIn(address, part) === 0);
  expect(unmarked.map(({ file, address, part }) => `${file} in ${part} of ${address}`)).toEqual([]);
});

const papers = content.documents.filter(({ data }) => data.specimen && data.readingRoom);

it('every specimen paper is marked once in the Reading Room', () => {
  const cardOf = (file: string) => `li:has(a[href="/${file}"])`;
  const wrong = papers.filter(({ data }) => marksIn('/NewsLetter', cardOf(data.file)) !== 1);
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

/** Number of elements in a part of a page whose only text is “Specimen”. */
function marksIn(address: string, part: string): number {
  const elements = elementsAt(address, `${part} *`);
  return elements.filter((element) => element.childNodes.length === 1 && element.text.trim() === 'Specimen').length;
}
