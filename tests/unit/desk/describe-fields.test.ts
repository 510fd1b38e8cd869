import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { describeFields } from '../../../src/desk/fields/describe-fields.ts';
import { namesIn } from '../../../src/desk/fields/names.ts';
import { describeDesk } from '../../../src/desk/entries/describe-desk.ts';
import { siteFrom } from '../../../src/desk/entries/read-site.ts';
import { isoDate, reference } from '../../../src/collections/schemas/fields.ts';
import { root } from '../../../tools/lib/run.mjs';

const site = siteFrom(root, new Date());
const names = namesIn(site);

const text = (description: string) => z.string().describe(description);
const form = (schema: z.ZodRawShape) => describeFields(z.strictObject(schema), names);

test('a field has the description, limits, choices and default of its schema', () => {
  const description = 'What it is.';
  const fields = form({
    publishDate: isoDate(description).optional(),
    title: text(description).min(3).max(46),
    topUpInr: z.number().int().min(5).describe(description).optional(),
    shore: z.enum(['very-ragged']).default('very-ragged').describe(description),
    strategy: reference('approaches', description),
  });
  const shore = { default: 'very-ragged', choices: [{ value: 'very-ragged', label: 'Very ragged' }] };
  expect(fields).toEqual({
    publishDate: { kind: 'date', label: 'Publish date', description, isRequired: false },
    title: { kind: 'text', label: 'Title', description, isRequired: true, isLong: false, min: 3, max: 46 },
    topUpInr: { kind: 'number', label: 'Top up (₹)', description, isRequired: false, isWhole: true, min: 5 },
    shore: { kind: 'choice', label: 'Shore', description, isRequired: false, ...shore },
    strategy: { kind: 'choice', label: 'Strategy', description, isRequired: true, choices: names.approaches },
  });
});

test('the required fields of an optional group are not required', () => {
  const range = z.strictObject({ min: z.number() });
  expect(form({ range: range.optional() })['range']).toMatchObject({ fields: { min: { isRequired: false } } });
  expect(form({ range })['range']).toMatchObject({ fields: { min: { isRequired: true } } });
});

test('the fields of alternative forms are merged into one group', () => {
  const page = z.strictObject({ label: text('W'), path: text('P') });
  const { links } = form({ links: z.array(page.or(z.strictObject({ document: text('D') }))).describe('Links.') });
  expect(links).toMatchObject({ kind: 'list', of: { kind: 'group', fields: { label: {}, path: {}, document: {} } } });
});

test('a boolean is a checkbox, and its description says “ticked” instead of “true”', () => {
  const box = (description: string) => form({ box: z.boolean().describe(description) })['box'];
  expect(box('true until it is ready.')).toMatchObject({ kind: 'check', description: 'Ticked until it is ready.' });
  expect(box('false for them.')).toMatchObject({ kind: 'check', description: 'Not ticked for them.' });
  expect(box('Whether it is.')).toMatchObject({ kind: 'check', description: 'Whether it is.' });
});

test('references have labels, and components have descriptions and kinds', () => {
  const desk = describeDesk(site);
  expect(desk.collections.documents.fields['strategy']).toMatchObject({
    choices: expect.arrayContaining([{ value: 'EmergingMoat', label: 'Emerging Moat' }]) as unknown,
  });
  expect(desk.components['DocumentLink']?.description).toContain('without label it shows the PDF’s title');
  const kinds = ['Fact', 'Term', 'Section', 'Limits'].map((name) => desk.components[name]?.kind);
  expect(kinds).toEqual(['inline', 'mark', 'wrapper', 'block']);
});

test('every limit of the desk’s forms is a value: JSON has none for Infinity', () => {
  expect(JSON.stringify(describeDesk(site)).match(/"(min|max)":null/g)).toBeNull();
});
