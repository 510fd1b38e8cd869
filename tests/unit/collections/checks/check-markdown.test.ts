import { expect, it, test } from 'vitest';
import { checkMarkdown } from '../../../../src/collections/checks/check-markdown.ts';
import { readBody } from '../../../../src/collections/loader/read-body.ts';
import { cases } from '../../../lib/cases.ts';

const file = 'content/communiques/a.mdx';

/** Line and code of each finding in a text. */
const findings = (text: string) =>
  checkMarkdown({ collection: 'communiques', file, body: readBody(text, file) }).map(
    ({ line, code }) => `${line} ${code}`,
  );

// The first example of each kind is in tests/mistakes/text.ts.
cases('a finding: %s', (_, text) => findings(text), [
  ['bold that is never closed, in a cell', '| A |\n| --- |\n| **b |', ['3 mark-shown']],
  ['words struck out that are never closed', 'A ~~moat.', ['1 mark-shown']],
  ['code that is never closed', 'A `moat.', ['1 mark-shown']],
  ['bold with spaces inside both ends', 'A ** moat ** holds.', ['1 mark-alone']],
  ['a heading of one mark without a space', '#Moat', ['1 mark-alone']],
  ['a heading without a space, in a quotation', '> Words.\n>\n> ###Moat', ['3 heading-space']],
  [
    'a list and a heading after spaces that do not break',
    '\u00a0- Moat\n\n\u00a0## Price',
    ['3 heading-space', '1 list-mark'],
  ],
  ['an item after spaces that do not break', '- Moat\n\u00a0\u00a0- Price', ['2 list-mark']],
  ['seven marks of a heading', '####### Moat', ['1 mark-foreign']],
  [
    'an emoji by its name, a note in the line and a list of contents',
    ':+1:\n\n^[a note]\n\n[TOC]',
    ['1 mark-foreign', '3 mark-foreign', '5 mark-foreign'],
  ],
  ['a heading with a space that does not break', '##\u00a0Moat', ['1 heading-space']],
  ['hyphens and numbers without a space', 'Words.\n\n-Moat\n-Price\n\n1.Moat', ['3 list-mark', '6 list-mark']],
  ['an item within an item, from Word', 'o\tMoat', ['1 list-mark']],
  ['an item within an item, from Word, with spaces', '- Moat\n  o   Price', ['2 list-mark']],
  ['two lines below a table', '| A | B |\n| --- | --- |\n| 1 | 2 |\nWords.\nWords.', ['4 table-below']],
  ['a table from a spreadsheet', 'Year\tMonths\n2024\t12', ['1 table-row']],
  ['a link with its brackets swapped', 'See (us)[/FAQ].', ['1 link-broken']],
  ['a link that is not closed', 'See [us](/AboutUs now', ['1 link-broken']],
  ['a link within a link', '[a [b](/FAQ) c](/FAQ)', ['1 link-broken']],
  ['a table without outer lines', 'A | B | C\n--- | ---\n1 | 2 | 3', ['2 table-row']],
  ['a table without its row of hyphens', 'Words.\n\n| A | B |\n| 1 | 2 |', ['3 table-row']],
  ['a table with an empty line in it', '| A | B |\n| --- | --- |\n\n| 1 | 2 |', ['4 table-row']],
  ['a note over several lines in a cell', '| A |\n| --- |\n| <Note>\n\nWords.\n\n</Note> |', ['5 table-row']],
  ['a table whose first column has no name', '|  | B |\n| --- | --- |\n| 1 | 2 |', ['1 table-head']],
  ['a term in a heading, in bold', '## A **<Term id="moat">moat</Term>**', ['1 tag-inside']],
  ['a note in a heading', '## Zone[^z]\n\nWords.\n\n[^z]: A note.', ['1 mark-inside']],
  ['a link in a term', 'A <Term id="moat">[moat](/FAQ)</Term>.', ['1 mark-inside']],
  ['a term in a term', 'A <Term id="moat">wide <Term id="moat">moat</Term></Term>.', ['1 mark-inside']],
  ['a note in a term alone', '<Term id="moat">moat[^z]</Term>\n\n[^z]: A note.', ['1 mark-inside']],
  ['a document in a link', '[A <DocumentLink id="a" label="b" />](/FAQ)', ['1 tag-inside']],
  ['a document in a sentence', 'Words.\nSee <DocumentLink id="a" label="b" /> for it.', ['2 tag-alone']],
  ['a remark in bold within a sentence', 'See **<Note>a</Note>** for it.', ['1 tag-alone']],
]);

it('finds a mistake after another one, and after text that cannot be parsed', () => {
  expect(findings('A {b} and **c.\n\nA <d and ##E')).toEqual(['1 mark-shown', '3 heading-space']);
});

test.each([
  ['marks that make something', '**a** *b* ~~c~~ `d` [e](/FAQ) __f__ _g_ ***h***'],
  ['marks that are meant', String.raw`\*\*a \*b \`c \[d](/FAQ) \[e\](/FAQ) \##f 2013\. That`],
  ['a figure in a link', '[From <Firm name="minimumInvestment" />](/FAQ)'],
  ['marks in code', '`2 ** 3` and `[a] (/b)`\n\n```\n| a | b |\n##c\n**d\n[e] (/f)\n```'],
  ['a star behind a word', 'Net of fees* and taxes.'],
  ['a sum', '5 * 3, 5*3, # 1 and #1'],
  ['names with low lines', 'The files a_b_c.pdf and d__e.pdf, and ____.'],
  ['a term with a note behind it', 'A <Term id="moat">*moat*</Term>[^1] [b](/FAQ).\n\n[^1]: A note.'],
  ['a link in a heading', '## See [us](/FAQ)'],
  ['notes', 'Words.[^1] (More words.)\n\n[^1]: A note.'],
  ['brackets in a sentence', 'They [the firms] (all three) agree [sic].'],
  ['a table', '| A | B |\n| :-- | --: |\n| **1** | `2` |\n| 3 |\n| 4 | 5 | |\n| 6 \\| 7 | 8 |'],
  ['a table without outer lines', 'A | B\n--- | ---\n1 | 2'],
  ['a picture whose address stands below', '![The moat][moat] ![moat]\n\n[moat]: ./moat.jpg'],
  ['a line below a table of one column', '| A |\n| --- |\n| 1 |\n\nWords.'],
  ['a rule', 'Words.\n\n---\n\nWords.\n\n* * *\n\n***'],
  ['headings', '## A\n\n### B ###\n\n> ## C\n\n   ## D'],
  ['signs that begin a line', '\\-a\n-5% and\n– a\n1.5 and 2.b of 3'],
  ['lists', '1. a\n2. b\n\nWords.\n\n3. c\n4. d\n\n- 1. e'],
  ['a number within a paragraph', 'It began in\n2013. That was the year.'],
])('reports nothing for: %s', (_, text) => {
  expect(findings(text)).toEqual([]);
});

it('reads thousands of spaces in a row as fast as letters, as a table pasted from a PDF may have them', () => {
  const timeOf = (between: string) => {
    const began = performance.now();
    expect(findings(Array.from({ length: 3 }, () => `moat${between.repeat(19_000)}price`).join('\n\n'))).toEqual([]);
    return performance.now() - began;
  };
  // It took some thousand times as long.
  expect(timeOf(' ') / timeOf('e')).toBeLessThan(50);
});
