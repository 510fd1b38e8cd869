import { mdxToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { features } from '../../../../src/collections/loader/parse-body.ts';
import { type Block, columnWidths, heading, paragraph, strong } from '../../../../src/pdf/typeset/blocks.ts';
import { shownContent } from '../../../../src/pdf/typeset/content.ts';
import { factsheet, listSections } from '../../../../src/pdf/typeset/factsheet.ts';
import { sheetsOf } from '../../../../src/pdf/typeset/sheets-of.ts';
import { entryOf } from '../../../../src/lib/entry-of.ts';
import { root } from '../../../../tools/lib/run.mjs';

const list = (...items: Block[][]): Block => ({ is: 'list', ordered: false, start: 1, items });
const named = (name: string): Block[] => [{ is: 'paragraph', content: [strong(`${name}.`), ' First.'] }];

test('a factsheet includes the lists of a page, those of named items as cards', () => {
  const plainList = list([paragraph('a')], [paragraph('b')]);
  const cards = ['Read', 'Ask'].map((title) => ({ title, content: ['First.'] }));
  const blocks = [
    heading('Essay'),
    paragraph('Long.'),
    heading('Steps'),
    paragraph('These are the steps.'),
    list(named('Read'), named('Ask')),
    heading('Others'),
    plainList,
  ];
  const sections = [heading('Steps'), { is: 'cards', cards }, heading('Others'), plainList];
  expect(listSections(blocks)).toEqual(sections);
});

test('a factsheet links to the current paper of a portfolio', () => {
  const content = shownContent(root);
  const paper = entryOf(content.documents, 'emerging-india-portfolio');
  const newer = { ...paper, id: 'newer', data: { ...paper.data, file: 'files/newer.pdf', replaces: paper.id } };
  const documents = [...content.documents, newer];
  const blocks = factsheet(entryOf(content.approaches, 'SpecialOpportunities'), [], { ...content, documents });
  expect(JSON.stringify(blocks)).toContain('/files/newer.pdf');
});

test('a link to an anchor of an article leads to the page from its PDF', () => {
  const content = shownContent(root);
  const [first] = content.communiques;
  const tree = mdxToMdast('[the method](#method)', { features });
  const communiques = first === undefined ? [] : [{ ...first, id: 'Communique1', body: { ...first.body, tree } }];
  const [article] = sheetsOf({ ...content, documents: [], communiques });
  expect(JSON.stringify(article?.blocks)).toContain('"url":"/Communique1#method"');
});

test('a column with long cells is wider, but less than in proportion to its text', () => {
  const [narrow = 0, wide = 0] = columnWidths([[['abcd'], ['one two three four five six seven eight nine']]]);
  expect(wide).toBeGreaterThan(narrow);
  expect(wide / narrow).toBeLessThan(44 / 4);
});
