import { describe, expect, it, test } from 'vitest';
import { parseEntrySource } from '../../../../src/collections/loader/entry-source.ts';
import { cases } from '../../../lib/cases.ts';

const read = (text: string, name = 'example.mdx') => parseEntrySource(text, name.endsWith('.mdx') ? 'mdx' : 'yaml');

const example = `---
# A comment counts as a line.
title: Example
date: 2025-02-30
allocation:
  - name: Core
    percent: 80

  - name: Satellite
    percent: 20
tags: [one, two]
---

Words below.
`;

describe('data', () => {
  it('keeps dates as typed, and reads only “true” and “false” as booleans', () => {
    const { data } = read('day: 2025-02-30\nanswer: no\nswitch: on\nflag: true\nnothing:\n', 'example.yaml');
    expect(data).toEqual({ day: '2025-02-30', answer: 'no', switch: 'on', flag: true, nothing: null });
  });

  test.each([
    ['an empty YAML file', '', 'example.yaml'],
    ['MDX without front matter', 'Only words.\n\n---\ntitle: not front matter\n---\n', 'example.mdx'],
    ['empty front matter', '---\n---\nWords.\n', 'example.mdx'],
  ])('is empty for %s', (_, text, name) => {
    const source = read(text, name);
    expect(source.data).toEqual({});
    expect(source.syntaxErrors).toEqual([]);
    expect(source.lineOf(['title'])).toBe(1);
  });

  it('is the same with Windows line ends and a byte order mark', () => {
    const source = read(`\uFEFF${example.replaceAll('\n', '\r\n')}`);
    expect(source.data).toEqual(read(example).data);
    expect(source.lineOf(['tags', 1])).toBe(11);
  });
});

cases('lineOf: %s has the line where it belongs', (_, path) => read(example).lineOf(path), [
  ['a field of a list’s item', ['allocation', 1, 'percent'], 10],
  ['an item', ['tags', 1], 11],
  ['a missing field of a list’s item', ['allocation', 1, 'holds'], 9],
  ['a missing item', ['allocation', 7], 5],
  ['a path below a text', ['title', 'en', 0], 3],
  ['the file as a whole', [], 1],
]);

test.each([
  ['within a group', 'group:\n  title: "Example\n  date: 1'],
  ['to the next quotation mark', 'title: "Example\nsummary: "Words."'],
  ['with a single one', "title: 'Example\nsummary: 'Words.'"],
])('syntaxErrors name the line of an opening quotation mark that is never closed, %s', (_, yaml) => {
  const { data, syntaxErrors } = read(`---\nname: Example\n${yaml}\n---\n`);
  const line = 3 + yaml.split('\n').findIndex((each) => each.includes('title'));
  expect(data).toEqual({});
  expect(syntaxErrors[0]).toEqual({ line, message: expect.stringContaining('is never closed') as string });
});

it('reports a tab only once, although all lines after it are misread', () => {
  const { syntaxErrors } = read('months:\n  - month: 2025-04\n\treceived: 2\n    resolved: 1\n', 'complaints.yaml');
  expect(syntaxErrors).toEqual([{ line: 3, message: 'the line begins with a tab: use two spaces' }]);
});

cases('in %j YAML reads as a comment: %j', (line) => read(`${line}\nnext: it\n`, 'a.yaml').texts[0]?.remark, [
  ['title: Reason #1 for a moat', '#1 for a moat'],
  ['titles: [One] # two', undefined],
  ['title: Reason\n# one', undefined],
  ['title: "Reason #1 for a moat"', undefined],
  ['title: "Reason" # one', undefined],
  ['title: |\n  Reason #1', undefined],
  ['title: Reason#1', undefined],
]);

cases(
  'says of the fields %j where the slip is and what to do',
  (fields) => read(`---\n${fields}\n---\n`).syntaxErrors,
  [
    [' title: A\nname: B', [{ line: 2, message: 'the first field is indented: remove the spaces before it' }]],
    [
      'title: A moat:\nname: B',
      [{ line: 2, message: 'the value ends with a colon: put the whole value in quotation marks' }],
    ],
    ['points:\n* one\n* two', [{ line: 3, message: 'an item of a list begins with a hyphen and a space: - words' }]],
    [
      'name: A\npoints:\n  • one\nname: B',
      [{ line: 4, message: 'an item of a list begins with a hyphen and a space: - words' }],
    ],
    // A star within a text, and an indented group, are none.
    [
      'note: |\n  * one\ngroup:\n  name: A\n  name: B',
      [{ line: 6, message: 'this field appears twice: keep one of them' }],
    ],
  ],
);
