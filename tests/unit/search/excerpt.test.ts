import { expect, it, test } from 'vitest';
import { partsOf, withEllipses } from '../../../src/lib/search/excerpt.ts';

it('tells hits from the words around them', () => {
  expect(partsOf('a <mark>moat</mark> &amp; its <mark>heart</mark>')).toEqual([
    { text: 'a ', hit: false },
    { text: 'moat', hit: true },
    { text: ' & its ', hit: false },
    { text: 'heart', hit: true },
  ]);
});

test.each([
  ['A <mark>moat</mark> keeps others out.', 'A moat keeps others out.'],
  ['<mark>moat</mark> comes from, and how', '… moat comes from, and how …'],
  ['Others ask “why a <mark>moat</mark>?”', 'Others ask “why a moat?”'],
  ['', ''],
])('%s is shown as %s', (excerpt, shown) => {
  expect(
    withEllipses(partsOf(excerpt))
      .map(({ text }) => text)
      .join(''),
  ).toBe(shown);
});
