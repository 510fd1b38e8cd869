import { expect, it } from 'vitest';
import { whatWasMeant } from '../../../src/lib/search/what-was-meant.ts';
import { commonWords } from '../../../src/search-index/common-words.ts';
import { cases } from '../../lib/cases.ts';

const known = ['exit', 'load', 'minimum', 'withdrawal', 'loan', 'repatriable', 'defend', 'none'];

cases('“%s” most likely means %s', (typed) => whatWasMeant(typed, known), [
  [' exti  load ', 'exit load'],
  // The likelier of two words that are equally near.
  ['loaf', 'load'],
  ['Withdrwal', 'withdrawal'],
  ['repatriaton', 'repatriable'],
  ['minimum', undefined],
  ['withdraw', undefined],
  ['of a lo', undefined],
  ['bitcoin', undefined],
  // Whoever misspells a word hardly ever does so in its first letter.
  ['refund', undefined],
  ['time zone', undefined],
  ['x'.repeat(100), undefined],
  ['', undefined],
]);

it('knows the words that occur at least twice, the most common first', () => {
  const texts = ['A fee on the loads, the loads', 'Moat; a Moat.', 'The moats’ fees: Moat'];
  expect(commonWords(texts)).toEqual(['moat', 'loads']);
});

it('knows at most 2,500 words', () => {
  const word = (count: number) => `moat${'x'.repeat(count % 60)}o${'y'.repeat(count / 60)}`;
  const text = Array.from({ length: 3_000 }, (_, count) => word(count)).join(' ');
  expect(commonWords([text, text])).toHaveLength(2500);
});
