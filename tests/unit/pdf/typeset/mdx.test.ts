import { expect, it, test } from 'vitest';
import { mdxToMdast } from 'satteri';
import { parseEntrySource } from '../../../../src/collections/loader/entry-source.ts';
import { features } from '../../../../src/collections/loader/parse-body.ts';
import { blocksOf, type Setting } from '../../../../src/pdf/typeset/mdx.ts';

const forms: Record<string, ReturnType<Setting['components']>> = {
  Note: (_, { blocks }) => [{ is: 'note', content: blocks() }],
  Broken: () => {
    throw new Error('needs a name.');
  },
  Fact: ({ of = '' }) => [`[${of}]`],
};

const setting: Setting = { components: (name) => forms[name] };

const parsed = (text: string) => mdxToMdast(parseEntrySource(text, 'mdx').body, { features });

const read = (text: string) => blocksOf(parsed(text), 'content/x.mdx', setting);
const of = (is: string, ...content: unknown[]) => ({ is, content });
const paragraph = (...content: unknown[]) => of('paragraph', ...content);
const list = (...words: string[]) => ({
  ...{ is: 'list', ordered: false, start: 1 },
  items: words.map((each) => [paragraph(each)]),
});
const linkTo = (path: string, words: string) => ({ ...of('link', words), url: path });

const examples: [name: string, source: string, ...blocks: object[]][] = [
  ['headings, one level up', '## A\n\n### B', { ...of('heading', 'A'), level: 1 }, { ...of('heading', 'B'), level: 2 }],
  ['curly quotes and dashes, as on the page', 'He said "no" -- twice.', paragraph('He said “no” – twice.')],
  ['marks', '*a* **b**', paragraph(of('emphasis', 'a'), ' ', of('strong', 'b'))],
  [
    'footnotes, at the first place that names them',
    'a[^1] c[^1]\n\n[^1]: b',
    paragraph('a', { ...of('footnote', paragraph('b')), mark: '1' }, ' c', { is: 'footnote', mark: '1' }),
  ],
  ['figures within a sentence', 'It holds <Fact of="X" />.', paragraph('It holds ', '[X]', '.')],
  ['links with their addresses below', '[a][d]\n\n> [d]: /e\n\n[d]: /f', paragraph(linkTo('/e', 'a')), of('quote')],
  ['links whose text is their label', '[d]\n\n[d]: /f', paragraph(linkTo('/f', 'd'))],
  ['words struck out', '~~a~~', paragraph(of('delete', 'a'))],
  ['no comments', 'a{/* b */}\n\n{/* c\nd */}\n\n- e\n\n  {/* f */}', paragraph('a'), list('e')],
  ['a comment in a component on one line', '<Note>a{/* b */}</Note>', of('note', paragraph('a'))],
  ['a component around paragraphs', '<Note>\n\na\n\n- b\n\n</Note>', of('note', paragraph('a'), list('b'))],
  ['quotes and rules', '> a\n\n---', of('quote', paragraph('a')), { is: 'rule' }],
];

test.each(examples)('a text becomes blocks: %s', (_, source, ...blocks) => {
  expect(read(source)).toEqual(blocks);
});

it('a table has the alignment of each column, and empty cells at the end of a short row', () => {
  const rows = [
    [['c'], []],
    [['d'], ['e']],
  ];
  const table = { is: 'table', head: [['a'], ['b']], rows, align: ['left', 'right'] };
  expect(read('| a | b |\n| --- | ---: |\n| c |\n| d | e |')).toMatchObject([table]);
});

it('a picture becomes its alt text if the text has a page', () => {
  const ofPages = { ...setting, page: '/Page' };
  const words = paragraph(of('emphasis', 'Picture on the page: b'));
  expect(blocksOf(parsed('![b](c.png)'), 'content/x.mdx', ofPages)).toEqual([words]);
  expect(blocksOf(parsed('![b][c]\n\n[c]: c.png'), 'content/x.mdx', ofPages)).toEqual([words]);
  expect(blocksOf(parsed('<Note>![b](c.png)</Note>'), 'content/x.mdx', ofPages)).toEqual([of('note', words)]);
});

test.each([
  ['an unknown component', 'a\n\n<Video />', 3, 'a PDF cannot show <Video>'],
  ['a checklist', 'a\n\n- b\n- [x] c', 4, 'a PDF cannot show a checklist'],
  ['a picture', 'a\n\n![b](c.png)', 3, 'a sentence in a PDF cannot contain “image”'],
  ['a component that lacks something', '<Broken />', 1, 'needs a name.'],
  ['a component in a sentence', 'a\nb <Note>c</Note>', 2, '<Note> is in a paragraph with other words'],
  ['two figures and no word', '- a\n- <Fact of="X" /> <Fact of="Y" />', 2, 'two components are next to each other'],
  ['a program', 'a {1}', 1, 'a sentence in a PDF cannot contain “mdxTextExpression”'],
])('a text without a PDF form is refused with file and line: %s', (_, source, line, words) => {
  expect(() => read(source)).toThrow(`content/x.mdx:${line}  no PDF can be made from this text: ${words}`);
});
