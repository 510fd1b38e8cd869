import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from '../../../../src/pdf/typeset/content.ts';
import { planDocuments } from '../../../../src/pdf/typeset/make.ts';
import { readRecord } from '../../../../src/pdf/typeset/record.ts';
import { typesetAll } from '../../../../src/pdf/typeset/typeset-all.ts';
import { temporaryFolder } from '../../../lib/temporary-folder.ts';

const root = process.cwd();
const planned = planDocuments(readContent(root));

interface Item {
  file: string;
  data: string;
}

/** Into a folder, under the last part of each file's path. */
const into = (folder: string) => ({
  taskOf: ({ file, data }: Item) => ({ data, file: join(folder, file.replace(/^.*\//, '')) }),
  nameOf: ({ file }: Item) => file,
});

it('lays many out in processes of their own, to the same bytes and in their order', async () => {
  expect(planned.length).toBeGreaterThan(10);
  const of = into(temporaryFolder());
  const made = await typesetAll(planned, of);
  const record = readRecord(root);
  expect(made).toEqual(
    planned.map(({ file }) => ({
      output: record[file]?.output,
      pages: record[file]?.pages,
      bytes: record[file]?.bytes,
    })),
  );
  for (const [index, document] of planned.entries()) {
    const bytes = readFileSync(of.taskOf(document).file);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(made[index]?.output);
  }
});

it.each([1, 12])('names the one of %i that Typst cannot lay out', async (count) => {
  const broken = { file: 'broken.pdf', data: '{}' };
  const items = [...planned.slice(0, count - 1), broken];
  await expect(typesetAll(items, into(temporaryFolder()))).rejects.toThrow(
    /^broken\.pdf could not be laid out: .*dictionary/s,
  );
});
