import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addMonth } from '../../../tools/desk/server/add-month.ts';
import { temporaryFolder, writeInto } from '../../lib/temporary-folder.ts';

const question = { query: new URLSearchParams({ month: '2025-10' }), body: Buffer.from('figures') };

/** The answer of a desk whose command for adding a month is this script. */
function answerWith(script: string) {
  const root = temporaryFolder();
  writeInto(root, { 'tools/month.ts': script, 'package.json': '{ "type": "module" }' });
  return { root, answer: addMonth(root, question) };
}

test('the figures of a month are deleted once it has been added', async () => {
  const { root, answer } = answerWith('console.log(process.argv[2], process.argv[3]);');
  expect(await answer).toEqual({ data: { done: true, output: '2025-10 figures.csv' } });
  expect(readdirSync(path.join(root, '.cache/desk'))).toEqual([]);
});

test('a month is added although .cache is deleted meanwhile', async () => {
  const { answer } = answerWith(`
    import { rmSync } from 'node:fs';
    rmSync('.cache', { recursive: true });
    console.log('Added.');
  `);
  expect(await answer).toEqual({ data: { done: true, output: 'Added.' } });
});
