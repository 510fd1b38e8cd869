import { expect, test } from 'vitest';
import { hasHyphenated, withHyphen, withoutHyphens } from '../../../src/lib/search/hyphens.ts';

test.each([
  ['high water mark', ['high-water mark', 'high water-mark']],
  ['lock-in', ['lock-in']],
  ['moat', []],
  ['a  b c d e', ['a-b c d e', 'a  b-c d e', 'a  b c-d e']],
])('“%s” may be written as %j', (typed, forms) => {
  expect(withHyphen(typed)).toEqual(forms);
});

test.each([
  ['Lock-in', 'SEBI’s rules allow no lock-in.', true],
  ['lock-in', 'no Lock-in', true],
  ['high-water mark', 'a high-water line', true],
  ['high-water', 'high water', false],
  ['mid-cap', 'mid-sized', false],
  ['-', 'a - b', false],
])('“%s” in “%s”: %s', (words, text, expected) => {
  expect(hasHyphenated(words, text)).toBe(expected);
});

test('parts of a word with a hyphen are words', () => {
  expect(withoutHyphens('high-water mark')).toBe('high water mark');
});
