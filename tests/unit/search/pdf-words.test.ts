import { expect, it } from 'vitest';
import { withoutRunningLines } from '../../../src/search-index/pdf-words.ts';
import { cases } from '../../lib/cases.ts';

it('removes the header and footer of every page, whatever their numbers', () => {
  const pages = [
    'Firm\nA paper\nFirst words.\nFirm Page 1 of 3',
    'Firm A paper\r\nMore words.\r\nRisk line.\r\nFirm Page 2 of 3\r\n',
    'Firm A paper\nLast words, page 2.\nRisk line.\nFirm Page 3 of 3',
  ];
  expect(withoutRunningLines(pages)).toEqual(['Firm\nA paper\nFirst words.', 'More words.', 'Last words, page 2.']);
});

cases('%s', (_, pages) => withoutRunningLines(pages), [
  ['a paper of one page', ['Firm\nWords.\nPage 1 of 1'], ['Firm\nWords.\nPage 1 of 1']],
  ['words that recur within the text', ['A\nsame\nB', 'C\nsame\nD'], ['A\nsame\nB', 'C\nsame\nD']],
  ['a page with only running lines', ['Head\nWords.', 'Head', 'Head\nMore.'], ['Words.', '', 'More.']],
]);
