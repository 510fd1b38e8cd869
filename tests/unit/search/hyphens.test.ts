import { expect, test } from 'vitest';
import { hasHyphenated, withHyphen, withoutHyphens } from '../../../src/lib/search/hyphens.ts';
import { cases } from '../../lib/cases.ts';

cases('“%s” may be written as %j', withHyphen, [
  ['high water mark', ['high-water mark', 'high water-mark']],
  ['lock-in', ['lock-in']],
  ['moat', []],
  ['a  b c d e', ['a-b c d e', 'a  b-c d e', 'a  b c-d e']],
]);

cases('“%s” in “%s”: %s', hasHyphenated, [
  ['Lock-in', 'SEBI’s rules allow no lock-in.', true],
  ['lock-in', 'no Lock-in', true],
  ['high-water mark', 'a high-water line', true],
  ['high-water', 'high water', false],
  ['mid-cap', 'mid-sized', false],
  ['"high-water mark"', 'a high-water mark', true],
  ['-', 'a - b', false],
]);

test('parts of a word with a hyphen are words', () => {
  expect(withoutHyphens('high-water mark')).toBe('high water mark');
});
