import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mergeText } from '../../../src/desk/save/merge-text.ts';
import { mergeFields } from '../../../src/desk/save/merge-fields.ts';
import type { DeskFields } from '../../../src/desk/fields/desk-field.ts';

const text = { kind: 'text', isLong: false, label: 'Text', isRequired: false } as const;
const fields: DeskFields = {
  title: text,
  heading: text,
  days: { kind: 'number', label: 'Days', isRequired: false, isWhole: false },
  draft: { kind: 'check', label: 'Draft', isRequired: false, default: false },
  steps: {
    kind: 'list',
    label: 'Steps',
    isRequired: false,
    of: { kind: 'group', label: 'Step', isRequired: true, fields: { name: text } },
  },
};

const file = `# The firm chose this title.
title: "One" # since 2013
steps:
  # First of all.
  - name: Ask
  - name: Sign
`;
const shown = { heading: '', draft: false };
const [ask, read, sign] = ['Ask', 'Read', 'Sign'].map((name) => ({ name }));

const between = 'steps:\n  - name: Ask\n    days: { min: 1, max: 3 }\n';
const signLine = '  - name: Sign\n';
const askLine = '  - name: Ask # by telephone\n';

const typed = `title: One
heading: >-
  On
  two lines

# Where each goes.
steps: [{ name: Ask },
  {name:   Sign}]`;

test.each([
  ['one is changed, and has a comment', file, { title: 'Two' }, file.replace('One', 'Two')],
  ['two are new', file, { heading: 'A', draft: true }, file.replace('steps', 'heading: A\ndraft: true\nsteps')],
  ['one gets two lines', 'title: One\n', { title: 'One\ntwo' }, 'title: |-\n  One\n  two\n'],
  ['one is emptied', file, { steps: [] }, file.slice(0, file.indexOf('steps'))],
  ['a number is emptied', `${file}days: 3\n`, { days: Number.NaN }, file],
  ['an item is put in', file, { steps: [ask, read, sign] }, file.replace(signLine, `  - name: Read\n${signLine}`)],
  ['an item moves', `steps:\n${askLine}${signLine}`, { steps: [sign, ask] }, `steps:\n${signLine}${askLine}`],
  ['a part is changed', between, { steps: [{ ...read, days: { min: 1, max: 3 } }] }, between.replace('Ask', 'Read')],
  ['one begins with a space', file, { heading: ' crore+ ' }, file.replace('steps', 'heading: " crore+"\nsteps')],
  ['one is changed', typed, { title: 'Two' }, `${typed.replace('One', 'Two')}\n`],
  ['one is added at the end', 'heading: [ A ]\ntitle:  One', { days: 3 }, 'heading: [ A ]\ntitle:  One\ndays: 3\n'],
  ['one is taken out', typed, { heading: '' }, `${typed.replace(/heading.*two lines\n/s, '')}\n`],
  ['all are between braces', '{ title: One,  heading: A }\n', { title: 'Two' }, '{ title: Two, heading: A }\n'],
  ['a name is an explicit key', '? title\n: One\nheading: [ A ]\n', { title: 'Two' }, 'title: Two\nheading: [A]\n'],
])('every other field stays as typed, as far as its notation allows, where %s', (_, text, after, written) => {
  const before = { ...shown, ...(parse(text) as object) };
  expect(mergeFields(text, { before, after: { ...before, ...after } }, fields)).toBe(written);
});

const article = `
First, with a note.[^1]

| A | B |
|---|--:|
| 1 | 2 |

- one
- two

[^1]: Below.
`;
// The output of an editor that does not know footnotes or alignment, and has its own bullets.
const rewritten = article
  .trimStart()
  .replaceAll('[^1]', '\\[^1]')
  .replace('|---|--:|', '| - | - |')
  .replaceAll(/^- /gm, '* ');

test.each([
  ['nothing', '', '', ''],
  ['a word', 'First', 'At first', 'At first'],
  ['a list, with its original bullets', 'two', 'two\n* three', 'two\n- three'],
  ['a table, with the alignment of its columns', '| 1 | 2 |', '| 1   | 2 |\n| 3   | 4 |', '| 1 | 2 |\n| 3 | 4 |'],
])('only the changed part of a text is rewritten: %s', (_, from, to, written) => {
  expect(mergeText(article, rewritten, rewritten.replace(from, to))).toBe(article.replace(from, written));
});

test.each([
  ['* one\n  * two\n\n1. one\n   * two', '* one\n  * two\n\n1. one\n   * two'],
  ['- one\n  - two\n\n1. one\n   - two', '* one\n  * two\n\n1. one\n   * two'],
  ['- one\n- two\n\n* one\n* two', '* one\n* two\n\n- one\n- two'],
])('lists keep their bullets, nested and side by side: %j', (typed, before) => {
  expect(mergeText(typed, before, before.replaceAll('two', '2')).trim()).toBe(typed.replaceAll('two', '2'));
});

test('a footnote that is new in the editor is one', () => {
  const after = 'A claim.\\[^2]\n\n\\[^2]: The note of it.';
  expect(mergeText('A claim.\n', 'A claim.', after)).toBe('\nA claim.[^2]\n\n[^2]: The note of it.\n');
});

test.each([
  ['A line.\\', 'A line.'],
  ['A line.\n\n\\\n\nB.', 'A line.\n\nB.'],
  ['A line.\n\n&#x20;\n\nB.', 'A line.\n\nB.'],
  ['C:\\\\', 'C:\\\\'],
])('a line break or a space at the end of %j is dropped', (after, written) => {
  expect(mergeText('First.\n', 'First.', after)).toBe(`\n${written}\n`);
});

test('a table keeps its own alignment, even if the one before it is removed', () => {
  const two = '\n| A | B |\n|:--|--:|\n| 1 | 2 |\n\nBetween.\n\n| C | D |\n|---|:-:|\n| 3 | 4 |\n';
  const plain = '| A | B |\n| - | - |\n| 1 | 2 |\n\nBetween.\n\n| C | D |\n| - | - |\n| 3 | 4 |\n';
  const after = 'Between.\n\n| C | D |\n| - | - |\n| 3 | 5 |\n';
  expect(mergeText(two, plain, after)).toBe('\nBetween.\n\n| C | D |\n|---|:-:|\n| 3 | 5 |\n');
});
