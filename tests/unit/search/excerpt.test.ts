import { expect, it, test } from 'vitest';
import { partsOf, withEllipses } from '../../../src/lib/search/excerpt.ts';
import { isSearchable, searchablePart } from '../../../src/search-index/searchable.ts';

it('tells hits from the words around them', () => {
  const parts = partsOf('a <mark>moat</mark> &amp; its <mark>heart</mark>');
  expect(parts.map(({ text, hit }) => (hit ? `[${text}]` : text))).toEqual(['a ', '[moat]', ' & its ', '[heart]']);
});

test.each([
  ['A <mark>moat</mark> keeps others out.', 'A moat keeps others out.'],
  ['<mark>moat</mark> comes from, and how', '… moat comes from, and how …'],
  ['Others ask “why a <mark>moat</mark>?”', 'Others ask “why a moat?”'],
  ['', ''],
])('%s is shown as %s', (excerpt, shown) => {
  const parts = withEllipses(partsOf(excerpt));
  expect(parts.map(({ text }) => text).join('')).toBe(shown);
});

test.each([
  ['/', true],
  ['/Home', false],
  ['/Search', false],
  ['/NewsLetter', true],
  ['/NewsLetter/Papers-2024', false],
])('%s is searched: %s', (path, expected) => {
  expect(isSearchable(path)).toBe(expected);
});

it('hands over what is a page’s own', () => {
  const page = '<html><body><nav>Menu</nav><main id="main"><p>Its own</p></main><footer></footer></body></html>';
  expect(searchablePart('/FAQ', page)).toBe('<html><main id="main"><p>Its own</p></main></html>');
  expect(() => searchablePart('/FAQ', '<html><body></body></html>')).toThrow('/FAQ has no <main>');
});

it('keeps a name apart from what is said of it', () => {
  const page = '<main><dl><dt>Period</dt><dd>10 years</dd></dl><tr><th>Kind</th><th scope="col">Price</th></tr></main>';
  expect(searchablePart('/x', page).replaceAll(/<[^>]+>/g, '')).toBe(' Period 10 years Kind Price');
});
