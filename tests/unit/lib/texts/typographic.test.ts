import { expect, test } from 'vitest';
import { typographic } from '../../../../src/lib/texts/typographic.ts';
import { collections } from '../../../../src/collections/schemas/collections.ts';
import { cases } from '../../../lib/cases.ts';

cases('sets %s', typographic, [
  ["A company's moat", 'A company’s moat'],
  ["The shareholders' money", 'The shareholders’ money'],
  ['("moat")', '(“moat”)'],
  [`"What is a 'moat'?"`, '“What is a ‘moat’?”'],
  [`'A "moat" holds'`, '‘A “moat” holds’'],
  ['Already ‘set’ as “it” should be’s', 'Already ‘set’ as “it” should be’s'],
]);

test('fields that visitors read get the same typography as texts', () => {
  const typed = { title: 'A "moat"', summary: 'What a "moat" is.', description: 'How it is told what a "moat" is.' };
  const set = { title: 'A “moat”', summary: 'What a “moat” is.', description: 'How it is told what a “moat” is.' };
  expect(collections.communiques.schema.parse({ ...typed, date: '2025-09-15' })).toMatchObject(set);
  const word = collections.glossary.schema.parse({ term: 'Moat', meaning: typed.description });
  expect(word).toMatchObject({ meaning: set.description });
});
