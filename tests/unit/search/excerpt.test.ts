import { expect, it, test } from 'vitest';
import { partsOf, withEllipses } from '../../../src/lib/search/excerpt.ts';

it('separates hits from the words around them', () => {
  const parts = partsOf('a <mark>moat</mark> &amp; its <mark>heart</mark>');
  expect(parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text))).toEqual(['a ', '[moat]', ' & its ', '[heart]']);
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
