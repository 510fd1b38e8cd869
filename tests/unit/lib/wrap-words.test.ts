import { expect, test } from 'vitest';
import { wrapWords } from '../../../src/lib/wrap-words.ts';

/** As if each letter were one pixel wide. */
const measure = (words: string) => words.length;

test('fills each line as far as possible', () => {
  expect(wrapWords('Five sources of economic moat', 15, measure)).toEqual(['Five sources of', 'economic moat']);
  expect(wrapWords('Five sources of economic moat', 14, measure)).toEqual(['Five sources', 'of economic', 'moat']);
});

test('gives a word that is too long a line of its own', () => {
  expect(wrapWords('An uncharacteristically long one', 8, measure)).toEqual(['An', 'uncharacteristically', 'long one']);
});
