import { expect, test } from 'vitest';
import { type Block, heading, paragraph, strong } from '../../../../src/pdf/typeset/blocks.ts';
import { listSections } from '../../../../src/pdf/typeset/factsheet.ts';
import { columnWidths } from '../../../../src/pdf/typeset/table.ts';

const list = (...items: Block[][]): Block => ({ is: 'list', ordered: false, start: 1, items });
const named = (name: string): Block[] => [{ is: 'paragraph', content: [strong(`${name}.`), ' First.'] }];

test('a factsheet takes the lists of a page, those of named items as cards', () => {
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

test('a column with long cells is wider, though less than its letters ask for', () => {
  const [narrow = 0, wide = 0] = columnWidths([[['abcd'], ['one two three four five six seven eight nine']]]);
  expect(wide).toBeGreaterThan(narrow);
  expect(wide / narrow).toBeLessThan(44 / 4);
});
