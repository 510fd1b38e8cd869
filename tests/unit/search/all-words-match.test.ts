import { describe, expect, it, test } from 'vitest';
import { allWordsMatch, type SearchResult } from '../../../src/lib/search/all-words-match.ts';
import { cases } from '../../lib/cases.ts';

/** A place where Pagefind matched every word of a text. */
const place = (content: string, meta: SearchResult['meta'] = {}): SearchResult => ({
  content,
  locations: content.split(' ').map((_, index) => index),
  meta,
});

cases('“%s” is matched by “%s”: %s', (typed, words) => allWordsMatch(typed, [place(words)]), [
  ['asdfqwer', 'As as', false],
  ['career', 'care careful', false],
  ['NRIs', 'NRI', true],
  ['asdfqwer moat', 'as moat', false],
  ['mid-cap', 'mid-sized', false],
  ['investing', 'Investors', true],
  ['companies', 'company’s', true],
  ['diversification', 'diversify', true],
  ['management', 'managers', true],
  ['inv', 'investment', true],
  ['high-water mark', 'High-water market', true],
  ['email', '(e-mail)', true],
  ['sebi', '(scores.sebi.gov.in),', true],
  ['Rene', 'René', true],
  ['₹50 lakh', '₹50 lakh.', true],
  ['20%', 'fee20%', true],
]);

// Endings that can match in two ways would take for ever, and a link may contain any word.
test('a word of a thousand endings is answered at once', () => {
  const word = `moat${'isencese'.repeat(125)}x`;
  expect(allWordsMatch(word, [place('moats')])).toBe(false);
});

describe('what Pagefind found', () => {
  it('has the words where Pagefind matched them, and nowhere else', () => {
    expect(allWordsMatch('bitcoin', [{ ...place('B bitcoin'), locations: [0] }])).toBe(false);
  });

  it('has the words of its labels', () => {
    expect(allWordsMatch('pdf factsheet', [place('', { kind: 'PDF', title: 'A factsheet' })])).toBe(true);
  });

  it('is checked together, because each place may have a word in another form', () => {
    expect(allWordsMatch('fund fees', [place('funds feel'), place('fund fee')])).toBe(true);
  });
});
