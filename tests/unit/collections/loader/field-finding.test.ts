import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { fieldFinding } from '../../../../src/collections/loader/field-finding.ts';

/** The messages for a value that does not match a schema. */
const explain = (schema: z.ZodType, value: unknown, typed = '') => {
  const { error } = schema.safeParse(value, { reportInput: true });
  const place = { file: 'content/faq/a.mdx', line: 1 };
  return error?.issues.map((issue) => fieldFinding(issue, place, ['color'], typed).message);
};

// The messages of all other rules have examples in tests/mistakes.
test.each<[z.ZodType, unknown, string]>([
  [z.number(), '50 lakh', 'must be a number without commas, ₹ or %'],
  [z.number(), Number.POSITIVE_INFINITY, 'must be a number without commas, ₹ or %'],
  [z.number().int(), 1.5, 'must be a whole number without commas, ₹ or %'],
  [z.boolean(), 'yes', 'must be true or false'],
  [z.strictObject({}), [], 'must be a group of fields'],
])('%#: %#', (schema, value, words) => {
  expect(explain(schema, value)).toEqual([words]);
});

test.each([
  ['title: 2024 # the year', 'title: "2024"'],
  ['  - 007', '- "007"'],
  ['  - label: true', '- label: "true"'],
])('shows how to make a value text: %s', (typed, right) => {
  expect(explain(z.string(), 2024, typed)).toEqual([`must be text: put it in quotation marks, ${right}`]);
});

const notFixed = [
  'title:',
  '- name:',
  'title: # 2024',
  'title: [2024]',
  'title: {year: 2024}',
  'titles: [2023, 2024]',
  '# 2024',
];
test.each(notFixed)('suggests no quotation marks where they would not help: %s', (typed) => {
  expect(explain(z.string(), 2024, typed)).toEqual(['must be text']);
});
