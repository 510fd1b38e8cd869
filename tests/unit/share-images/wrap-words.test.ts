import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrapWords } from '../../../src/share-images/wrap-words.ts';

/** As if each letter were one pixel wide. */
const measure = (words: string) => words.length;

describe('wrapping words', () => {
  test('fills each line as far as it goes', () => {
    expect(wrapWords('Five sources of economic moat', 15, measure)).toEqual(['Five sources of', 'economic moat']);
    expect(wrapWords('Five sources of economic moat', 14, measure)).toEqual(['Five sources', 'of economic', 'moat']);
  });

  test('gives a word that fits no line a line of its own', () => {
    expect(wrapWords('An uncharacteristically long one', 8, measure)).toEqual([
      'An',
      'uncharacteristically',
      'long one',
    ]);
  });

  test('keeps every word in its order, and no line longer than fits unless it is one word', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 30 }), (words, width) => {
        const lines = wrapWords(words.join(' '), width, measure);
        expect(lines.join(' ')).toBe(words.join(' '));
        for (const line of lines) expect(line.length <= width || !line.includes(' ')).toBe(true);
      }),
    );
  });
});
