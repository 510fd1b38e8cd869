import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { fieldProblem } from '../../../../src/collections/loader/field-problem.ts';

/** What a writer hears when this value meets this schema. */
const explain = (schema: z.ZodType, value: unknown, typed = '') =>
  schema
    .safeParse(value, { reportInput: true })
    .error?.issues.map(
      (issue) => fieldProblem(issue, { file: 'content/faq/a.mdx', line: 1 }, ['color'], typed).message,
    );

describe('fieldProblem', () => {
  test.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, 'is missing: add it (text)'],
    [z.string(), 1, 'must be text'],
    [z.number(), 'two', 'must be a number'],
    [z.number(), Number.POSITIVE_INFINITY, 'must be a number'],
    [z.number().int(), 1.5, 'must be a whole number'],
    [z.boolean(), 'yes', 'must be true or false'],
    [z.array(z.string()), 'one', 'must be a list'],
    [z.strictObject({}), [], 'must be a group of fields'],
    [z.strictObject({}), { colour: 1 }, 'unknown field “colour”: did you mean “color”?'],
    [z.enum(['calm', 'ragged']), 'raged', 'must be one of “calm”, “ragged”; did you mean “ragged”?'],
    [z.enum(['calm', 'ragged']), undefined, 'is missing: add one of “calm”, “ragged”'],
    [z.literal('so'), 'sow', 'must be exactly “so”'],
    [z.string().min(1), '', 'is too short: at least 1 character'],
    [z.string().max(3), 'abcd', 'is too long: at most 3 characters, and this has 4'],
    [z.number().min(0), -1, 'is too small: at least 0'],
    [z.number().max(100), 101, 'is too large: at most 100'],
    [z.array(z.string()).length(3), [], 'has too few entries: at least 3 entries'],
    [z.email(), 'desk', 'must be a mailbox, for instance desk@example.in'],
    [z.url(), 'desk', 'must be an address that begins with https://'],
    [z.string().startsWith('/'), 'desk', 'must begin with /'],
    [
      z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string() })]),
      { c: 1 },
      'fits none of the forms that may stand here: compare it with its neighbours',
    ],
    [z.string().regex(/^\d+$/, { error: 'must be digits' }), 'abc', 'must be digits'],
    [z.number().refine(() => false, { error: 'must add up' }), 1, 'must add up'],
  ])('%#: %#', (schema, value, words) => {
    expect(explain(schema, value)).toEqual([words]);
  });

  test.each([
    ['title: 2024', 'title: "2024"'],
    ['title: 2024 # the year', 'title: "2024"'],
    ['  - 007', '- "007"'],
    ['  - label: true', '- label: "true"'],
  ])('shows how a value becomes text: %s', (typed, right) => {
    expect(explain(z.string(), 2024, typed)).toEqual([`must be text: put it in quotation marks, ${right}`]);
  });

  test.each(['title:', 'title: # 2024', 'title: [2024]', 'title: {year: 2024}', 'titles: [2023, 2024]', '# 2024'])(
    'shows nothing of what quotation marks do not mend: %s',
    (typed) => {
      expect(explain(z.string(), 2024, typed)).toEqual(['must be text']);
    },
  );
});
