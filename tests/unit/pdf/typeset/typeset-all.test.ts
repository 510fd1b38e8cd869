import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shownContent } from '../../../../src/pdf/typeset/content.ts';
import { planDocuments } from '../../../../src/pdf/typeset/make.ts';
import { readMadeDocuments } from '../../../../src/collections/made-documents.ts';
import { typesetAll } from '../../../../src/pdf/typeset/typeset-all.ts';
import { temporaryFolder } from '../../../lib/temporary-folder.ts';
import { root } from '../../../../tools/lib/run.mjs';

const planned = planDocuments(shownContent(root));

/** Tasks that typeset each document into one folder, under its file name. */
function tasksOf(documents: readonly { file: string; data: string }[]) {
  const folder = temporaryFolder();
  return documents.map((document) => ({ ...document, outputFile: join(folder, document.file.replace(/^.*\//, '')) }));
}

it('lays out many documents in separate processes, with the same bytes and in order', async () => {
  expect(planned.length).toBeGreaterThan(10);
  const tasks = tasksOf(planned);
  const made = await typesetAll(tasks);
  const record = readMadeDocuments(root);
  expect(planned.map(({ file }) => record[file])).toMatchObject(made);
  for (const [index, task] of tasks.entries()) {
    const bytes = readFileSync(task.outputFile);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(made[index]?.output);
  }
});

it.each([1, 12])('names the one document of %i that Typst cannot lay out', async (count) => {
  const broken = { file: 'broken.pdf', data: '{}' };
  const items = [...planned.slice(0, count - 1), broken];
  const made = typesetAll(tasksOf(items));
  await expect(made).rejects.toThrow(/^public\/broken\.pdf could not be laid out: .*dictionary/s);
});
