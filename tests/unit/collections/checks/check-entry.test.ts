import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { checkEntry } from '../../../../src/collections/checks/check-entry.ts';
import type { EntrySource } from '../../../../src/collections/loader/entry-source.ts';
import { readEntrySource } from '../../../../src/collections/loader/entry-source.ts';
import { temporaryFile } from '../../../lib/temporary-file.ts';

const source = (yaml: string): EntrySource => readEntrySource(temporaryFile('example.yaml', yaml));

const schema = z.strictObject({
  name: z.string(),
  contact: z.strictObject({ phone: z.string() }).optional(),
});

const check = (yaml: string) => checkEntry(source(yaml), schema, 'content/example.yaml');

describe('checkEntry', () => {
  it('finds nothing wrong with what is right', () => {
    expect(check('name: Example\ncontact:\n  phone: "1"\n')).toEqual([]);
  });

  it('names the file, the line, the field and what to do', () => {
    expect(check('name: Example\ncontact:\n  phone: 1\n')).toEqual([
      {
        code: 'field-type',
        file: 'content/example.yaml',
        line: 3,
        field: 'contact.phone',
        message: 'must be text: put it in quotation marks, phone: "1"',
      },
    ]);
  });

  it('reports every mistake, each unknown field in its own line', () => {
    expect(check('title: Example\nother: 1\ncontact:\n  phone: 1\n  fax: 1\n')).toEqual([
      expect.objectContaining({ line: 1, field: 'name', message: 'is missing: add it (text)' }),
      expect.objectContaining({
        line: 4,
        field: 'contact.phone',
        message: 'must be text: put it in quotation marks, phone: "1"',
      }),
      expect.objectContaining({
        line: 5,
        field: 'contact',
        message: expect.stringContaining('unknown field “fax”') as string,
      }),
      expect.objectContaining({ line: 1, message: expect.stringContaining('unknown field “title”') as string }),
      expect.objectContaining({ line: 2, message: expect.stringContaining('unknown field “other”') as string }),
    ]);
  });

  it('speaks of broken YAML alone where there is some, since the fields cannot be read', () => {
    const problems = check('name: "Example\nother: 1\n');
    expect(problems).not.toEqual([]);
    for (const problem of problems) {
      expect(problem).toMatchObject({
        file: 'content/example.yaml',
        message: expect.stringMatching(/^broken YAML: /) as string,
      });
      expect(problem.field).toBeUndefined();
    }
  });

  it('says of a file that is no group of fields what it should be', () => {
    expect(check('- one\n- two\n')).toEqual([
      { code: 'field-type', file: 'content/example.yaml', line: 1, message: 'must be a group of fields' },
    ]);
  });
});
