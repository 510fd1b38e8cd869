import { expect, it } from 'vitest';
import { entriesOf } from './support/content.ts';
import { pageAt } from './support/site.ts';

/** Where the entries of each folder of content/ are shown, and in which part of the page. */
const places: Record<string, (id: string) => { address: string; part: string }> = {
  communiques: (id) => ({ address: `/${id}`, part: 'main' }),
  strategies: (id) => ({ address: `/${id}`, part: 'main' }),
  funds: (id) => ({ address: `/${id}`, part: 'main' }),
  guides: (id) => ({ address: `/${id}`, part: 'main' }),
  legal: (id) => ({ address: `/${id}`, part: 'main' }),
  pages: (id) => ({ address: { Home: '/', NotFound: '/404' }[id] ?? `/${id}`, part: 'main' }),
  team: (id) => ({ address: `/member/${id}`, part: 'main' }),
  faq: (id) => ({ address: '/FAQ', part: `[id="${id}"]` }),
};

// Lists and no table of tests: once the firm has put its own in the place of every example, there is nothing to show.
const specimens = Object.entries(places).flatMap(([folder, place]) =>
  entriesOf(folder)
    .filter(({ data }) => data['specimen'] === true)
    .map(({ id }) => ({ entry: `${folder}/${id}`, ...place(id) })),
);

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
