import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { checkFields } from '../../../../src/collections/loader/check-fields.ts';
import { readEntrySource } from '../../../../src/collections/loader/entry-source.ts';
import { temporaryFile } from '../../../lib/temporary-folder.ts';

const schema = z.strictObject({ name: z.string(), contact: z.strictObject({ phone: z.string() }).optional() });

const check = (yaml: string) =>
  checkFields(readEntrySource(temporaryFile('example.yaml', yaml)), schema, 'content/example.yaml').map(
    ({ line, field, message }) => [line, field, message],
  );

it('reports every mistake, each unknown field in its own line', () => {
  expect(check('title: Example\nother: 1\ncontact:\n  phone: 1\n  fax: 1\n')).toEqual([
    [1, 'name', 'is missing: add it (text)'],
    [4, 'contact.phone', 'must be text: put it in quotation marks, phone: "1"'],
    [5, 'contact', 'unknown field “fax”: check the spelling, or take it out'],
    [1, undefined, 'unknown field “title”: check the spelling, or take it out'],
    [2, undefined, 'unknown field “other”: check the spelling, or take it out'],
  ]);
});
