import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseEntrySource } from '../../../../src/collections/loader/entry-source.ts';
import { cutEntry } from '../../../../src/collections/loader/entry-text.ts';

const example = '---\ntitle: Example\n---\nWords.\n\n---\n\nMore.\n';

test.each([
  ['\\r\\n and a byte order mark', `\uFEFF${example.replaceAll('\n', '\r\n')}`],
  ['\\r', example.replaceAll('\n', '\r')],
])('fields end at the first line of three hyphens, with %s', (_, file) => {
  const { fields, text } = cutEntry(file, 'mdx');
  expect([fields, text]).toEqual(['title: Example\n', 'Words.\n\n---\n\nMore.\n']);
});

test.each(['## Figures\ndate: 2025-01-01', '"date": 2025-01-01', 'date : 2025-01-01'])(
  'after an empty line, %j belongs to the fields',
  (field) => {
    expect(cutEntry(`---\ntitle: A\n\n${field}\n---\nWords.\n`, 'mdx')).toMatchObject({ frontMatter: 'there' });
  },
);

// What the desk shows and writes is what the site is built from.
test.each([
  ['a field that begins with hyphens', '---\ntitle: A\n---more: B\n---\nWords.\n', '---more'],
  ['a rule across the page', '---\ntitle: A\n\n## Heading\n---\nWords.\n', ''],
  ['no fields', 'Words.\n\n---\n', ''],
])('the desk cuts where the loader does: %s', (_, file, name) => {
  const { data, body } = parseEntrySource(file, 'mdx');
  const { fields, text } = cutEntry(file, 'mdx');
  expect([parse(fields) ?? {}, text.trim()]).toEqual([data, body.trim()]);
  expect(Object.keys(data as object).includes(name)).toBe(name !== '');
});
