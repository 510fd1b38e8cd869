import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { versionOf } from '../../src/desk/save/file-state.ts';
import { markOf, SHOWN, shownAs } from '../../src/desk/save/shown.ts';
import { UNFINISHED } from '../../src/lib/write-files.ts';
import { deskState } from '../../tools/desk/server/desk-state.ts';
import { engineHandler } from '../../tools/desk/server/engine-handler.ts';
import { temporaryFolder, writeInto } from '../lib/temporary-folder.ts';

const file = 'content/glossary/alpha.yaml';
const old = 'term: alpha\n';
const shown = { version: versionOf(Buffer.from(old)), file };

/** A project with one entry, and a function that saves its form with another term. */
function project() {
  const root = temporaryFolder();
  writeInto(root, { [file]: old });
  const state = deskState(root, () => (_collection, _id, text) => text);
  const engine = engineHandler(root, state);
  const save = (term: string) => {
    const form = Buffer.from(`term: ${term}\n${SHOWN}: ${shownAs(shown)}\n`);
    const body = JSON.stringify({
      additions: [{ path: file, contents: form.toString('base64url') }],
      deletions: [{ path: file.replace('.yaml', `/${markOf(shown)}`) }],
    });
    return engine(new Request('http://127.0.0.1/api/keystatic/update', { method: 'POST', body }));
  };
  return { root, save };
}

it('accepts one of two forms that are saved simultaneously, and keeps the other as a file', async () => {
  const { root, save } = project();
  const both = await Promise.all([save('one'), save('two')]);
  expect(both.map(({ status }) => status)).toEqual([200, 409]);
  expect(readFileSync(path.join(root, file), 'utf8')).toBe('term: one\n');
  const [, kept = ''] = /\(Kept as (\S+)\.\)$/.exec(await both[1].text()) ?? [];
  expect(readFileSync(path.join(root, kept), 'utf8')).toContain('term: two\n');
});

it('saves nothing while a month is unfinished, and keeps the text aside', async () => {
  const { root, save } = project();
  writeInto(root, { 'content/funds/.A.mdx.month': 'half' });
  const answer = await save('one');
  const [kept = ''] = readdirSync(path.join(root, '.kept'));
  expect(answer.status).toBe(409);
  expect(await answer.text()).toBe(`${UNFINISHED} (Kept as .kept/${kept}.)`);
  expect(readFileSync(path.join(root, '.kept', kept), 'utf8')).toContain('term: one\n');
  expect(readFileSync(path.join(root, file), 'utf8')).toBe(old);
});
