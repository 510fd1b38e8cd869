import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readContent } from '../../../src/integrations/made-documents/content.ts';
import { planDocuments, readRecord } from '../../../src/integrations/made-documents/make.ts';
import { typesetAll } from '../../../src/integrations/made-documents/typeset-all.ts';

const root = process.cwd();
const planned = planDocuments(readContent(root));
const of = { dataOf: ({ data }: { data: object }) => data, nameOf: ({ file }: { file: string }) => file };

it('lays many out in processes of their own, to the same bytes and in their order', async () => {
  expect(planned.length).toBeGreaterThan(10);
  const made = await typesetAll(planned, of);
  const record = readRecord(root);
  expect(made.map(({ pdf }) => createHash('sha256').update(pdf).digest('hex'))).toEqual(
    planned.map(({ file }) => record[file]?.output),
  );
});

it.each([1, 12])('names the one of %i that Typst cannot lay out', async (count) => {
  const broken = { file: 'broken.pdf', data: {} };
  const items = [...planned.slice(0, count - 1), broken];
  await expect(typesetAll(items, of)).rejects.toThrow(/^broken\.pdf could not be laid out: .*dictionary/s);
});
