import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { entryOf } from '../../../src/lib/entry-of.ts';
import { isoDay } from '../../../src/lib/format.ts';
import { addMonths, endOf } from '../../../src/lib/returns/months.ts';
import { replaceDocument } from '../../../tools/desk/server/replace-document.ts';
import { contentCopy } from '../../lib/content-copy.ts';
import { root } from '../../../tools/lib/run.mjs';
import { content } from '../../lib/content-files.ts';
import { bytesBelow } from '../../lib/project-copy.ts';
import { writeInto } from '../../lib/temporary-folder.ts';

const body = readFileSync(path.join(root, 'public/files/disclosure-document-2025-04.pdf'));
const { name: old } = entryOf(content.complaints, 'complaints').data.month;
const next = addMonths(old, 1);
const later = addMonths(old, 2);
const today = `${later}-05`;
const [ofDay, ofMonths] = ['disclosure-document', 'complaints-data'];

it.each([
  ['the date of the old one', ofDay, '2025-09-15', 'the document that you chose is of 2025-09-15'],
  ['a date before it', ofDay, '2025-09-14', 'the document that you chose is of 2025-09-15'],
  ['a date in the future', ofDay, `${later}-06`, `${later}-06 is not over yet`],
  ['the month of the old one', ofMonths, old, `the document that you chose is of ${old}`],
  ['a month that is not over', ofMonths, later, `${later} is not over yet`],
  ['a month on its last day', ofMonths, next, `${next} is not over yet`, isoDay(endOf(next))],
])('refuses %s, and writes nothing', async (_, id, when, words, on = today) => {
  const project = contentCopy();
  const before = bytesBelow(project);
  const answer = await replaceDocument(project, { query: new URLSearchParams({ id, when }), body }, on);
  expect(answer).toMatchObject({ status: 400, data: { words: expect.stringContaining(words) as string } });
  expect(bytesBelow(project)).toEqual(before);
});

it('names the entry of a version that was added before only if there is one', async () => {
  const project = contentCopy();
  const [pdf, entry] = [`public/files/${ofDay}-${today}.pdf`, `content/documents/${ofDay}-${today}.yaml`];
  const words = async () => {
    const query = new URLSearchParams({ id: ofDay, when: today });
    const answer = await replaceDocument(project, { query, body }, today);
    return 'data' in answer && answer.data;
  };
  // As a desk leaves it that was killed before it added the entry.
  writeInto(project, { [pdf]: body });
  expect(await words()).toEqual({
    words: `${pdf} already exists, but ${entry} does not: if no entry uses this PDF, delete it (Hand over, Take back), then add the new version again.`,
  });
  writeInto(project, { [entry]: 'title: A document that replaces no other\n' });
  expect(await words()).toEqual({
    words: `${entry} already exists: a version for ${today} was added before. Open its entry instead.`,
  });
});

it.each([
  [ofDay, today],
  [ofMonths, next],
])('accepts a later version of %s', async (id, when) => {
  const query = new URLSearchParams({ id, when });
  expect(await replaceDocument(contentCopy(), { query, body }, today)).toMatchObject({ data: { id: `${id}-${when}` } });
});
