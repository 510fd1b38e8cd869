import { expect, it } from 'vitest';
import { pdfWords, withoutRunningLines } from '../../../src/search-index/pdf-words.ts';
import { cases } from '../../lib/cases.ts';

it('removes the header and footer of every page, whatever their numbers', () => {
  const pages = [
    'Firm\nA paper\nFirst words.\nFirm Page 1 of 3',
    'Firm A paper\r\nMore words.\r\nRisk line.\r\nFirm Page 2 of 3\r\n',
    'Firm A paper\nLast words, page 2.\nRisk line.\nFirm Page 3 of 3',
  ];
  expect(withoutRunningLines(pages)).toEqual(['Firm\nA paper\nFirst words.', 'More words.', 'Last words, page 2.']);
});

cases('%s becomes %s', (text) => pdfWords([text]), [
  ['1 year −13.98 −6.49\n2 years, annualised 7.01 11.93', '1 year 2 years, annualised'],
  ['3 years 11.87 13.29 5 years — — Fees', '3 years 5 years Fees'],
  ['The fee is 2.50 a year, 1 of 3 — not more', 'The fee is 2.50 a year, 1 of 3 — not more'],
  ['₹75.24 lakh and −0.81 points', '₹75.24 lakh and −0.81 points'],
]);

cases('%s', (_, pages) => withoutRunningLines(pages), [
  ['a paper of one page', ['Firm\nWords.\nPage 1 of 1'], ['Firm\nWords.\nPage 1 of 1']],
  ['words that recur within the text', ['A\nsame\nB', 'C\nsame\nD'], ['A\nsame\nB', 'C\nsame\nD']],
  ['a page with only running lines', ['Head\nWords.', 'Head', 'Head\nMore.'], ['Words.', '', 'More.']],
]);
