import { describe, expect, it, test } from 'vitest';
import { areMet, type Met } from '../../../src/lib/search/words-met.ts';

/** A place where Pagefind met every word of a text. */
const place = (content: string, meta: Met['meta'] = {}): Met => ({
  content,
  locations: content.split(' ').map((_, index) => index),
  meta,
});

test.each([
  ['asdfqwer', 'As as'],
  ['bitcoin', 'B'],
  ['asdfqwer moat', 'as moat'],
  ['mid-cap', 'mid-sized'],
])('“%s” is not met by “%s”', (typed, words) => {
  expect(areMet(typed, [place(words)])).toBe(false);
});

test.each([
  ['fees', 'fee.'],
  ['investing', 'Investors'],
  ['companies', 'company’s'],
  ['diversification', 'diversify'],
  ['management', 'managers'],
  ['inv', 'investment'],
  ['high-water mark', 'High-water market'],
  ['email', '(e-mail)'],
  ['sebi', '(scores.sebi.gov.in),'],
  ['Rene', 'René'],
  ['₹50 lakh', '₹50 lakh.'],
  ['20%', 'fee20%'],
])('“%s” is met by “%s”', (typed, words) => {
  expect(areMet(typed, [place(words)])).toBe(true);
});

// An ending that could be read in two ways would take for ever, and a link may bring any word.
test('a word of a thousand endings is answered at once', () => {
  const word = `moat${'isencese'.repeat(125)}x`;
  expect(areMet(word, [place('moats')])).toBe(false);
});

describe('what Pagefind found', () => {
  it('has the words where Pagefind met them, and nowhere else', () => {
    expect(areMet('bitcoin', [{ ...place('B bitcoin'), locations: [0] }])).toBe(false);
  });

  it('has the words of its labels', () => {
    expect(areMet('pdf factsheet', [place('', { kind: 'PDF', title: 'A factsheet' })])).toBe(true);
  });

  it('is asked together, as a word may stand in another form in each', () => {
    expect(areMet('fund fees', [place('funds feel'), place('fund fee')])).toBe(true);
  });
});
