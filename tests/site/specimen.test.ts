import { expect, it } from 'vitest';
import { entriesOf } from './support/content.ts';
import { pageAt } from './support/site.ts';

/** Where the entries of each folder of content/ are shown, and in which part of the page. */
const places: Record<string, (id: string) => { address: string; part: string }> = {
  communiques: (id) => ({ address: `/${id}`, part: 'main' }),
  strategies: (id) => ({ address: `/${id}`, part: 'main' }),
  funds: (id) => ({ address: `/${id}`, part: 'main' }),
  legal: (id) => ({ address: `/${id}`, part: 'main' }),
  pages: (id) => ({ address: { Home: '/', NotFound: '/404' }[id] ?? `/${id}`, part: 'main' }),
  team: (id) => ({ address: `/member/${id}`, part: 'main' }),
  faq: (id) => ({ address: '/FAQ', part: `[id="${id}"]` }),
};

const specimens = Object.entries(places).flatMap(([folder, place]) =>
  entriesOf(folder)
    .filter(({ data }) => data['specimen'] === true)
    .map(({ id }) => ({ entry: `${folder}/${id}`, ...place(id) })),
);

it.each(specimens)('$address says that content/$entry is an example', ({ address, part }) => {
  expect(marksIn(address, part), `Specimen marks in ${part} of ${address}`).toBeGreaterThan(0);
});

const papers = entriesOf('documents').filter(({ data }) => data['specimen'] === true && data['readingRoom'] === true);

it.each(papers)('the Reading Room says that content/documents/$id is an example', ({ data }) => {
  const card = `li:has(a[href="/${String(data['file'])}"])`;
  expect(marksIn('/NewsLetter', card), `Specimen marks in ${card} of /NewsLetter`).toBe(1);
});

/** Elements of a page’s part that say “Specimen” and nothing else. */
function marksIn(address: string, part: string): number {
  const elements = pageAt(address)?.document.querySelectorAll(`${part} *`) ?? [];
  return elements.filter((element) => element.childNodes.length === 1 && element.text.trim() === 'Specimen').length;
}
