import { expect, it } from 'vitest';
import { type Collection, collections } from '../../src/collections/schemas/collections.ts';
import { entriesOf } from './support/content.ts';
import { pageAt } from './support/site.ts';

/** Where an entry is shown: on a page of its own, or as a part of one. */
const placesOf = ([folder, { address }]: [string, Collection]) =>
  entriesOf(folder)
    .filter(({ data }) => data['specimen'] === true)
    .map(({ id }) => ({
      entry: `${folder}/${id}`,
      address: address?.(id) ?? '/FAQ',
      part: address ? 'main' : `[id="${id}"]`,
    }));

// A list and no table of tests: once the firm has put its own in the place of every example, there is nothing to show.
const specimens = Object.entries(collections)
  .filter(([folder, { address }]: [string, Collection]) => address !== undefined || folder === 'faq')
  .flatMap(placesOf);

it('every example is marked where it is shown', () => {
  const unmarked = specimens.filter(({ address, part }) => marksIn(address, part) === 0);
  expect(unmarked.map(({ entry, address, part }) => `content/${entry} in ${part} of ${address}`)).toEqual([]);
});

const papers = entriesOf('documents').filter(({ data }) => data['specimen'] === true && data['readingRoom'] === true);

it('every paper that is an example is marked once in the Reading Room', () => {
  const cardOf = (file: unknown) => `li:has(a[href="/${String(file)}"])`;
  const wrong = papers.filter(({ data }) => marksIn('/NewsLetter', cardOf(data['file'])) !== 1);
  expect(wrong.map(({ id }) => `content/documents/${id}`)).toEqual([]);
});

/** Elements of a page’s part that say “Specimen” and nothing else. */
function marksIn(address: string, part: string): number {
  const elements = pageAt(address)?.document.querySelectorAll(`${part} *`) ?? [];
  return elements.filter((element) => element.childNodes.length === 1 && element.text.trim() === 'Specimen').length;
}
