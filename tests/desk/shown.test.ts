import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { markOf, SHOWN, shownIn } from '../../src/desk/save/shown.ts';
import { answersOf } from '../../tools/desk/server/answers.ts';
import { baselineOf } from '../../tools/desk/server/baseline.ts';
import { deskState } from '../../tools/desk/server/desk-state.ts';
import { engineHandler } from '../../tools/desk/server/engine-handler.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

const file = 'content/glossary/alpha.yaml';

/** A desk with one file. */
async function deskWith(roundTrip: (text: string) => string = (text) => text) {
  const root = temporaryFolder();
  mkdirSync(path.join(root, 'content/glossary'), { recursive: true });
  const write = (text: string) => {
    writeFileSync(path.join(root, file), text);
  };
  write('term: alpha\n');
  const state = deskState(root, () => (_collection, _id, text) => roundTrip(text));
  const engine = engineHandler(root, state);
  const at = (address: string) => `http://127.0.0.1/api/keystatic/${address}`;
  const show = async () => (await engine(new Request(at(`blob/any/${file}`)))).text();
  /** What the engine sends of a form that was loaded from a text. */
  const save = async (loaded: string, written: string) => {
    const shown = shownIn((parse(loaded) as Record<string, unknown>)[SHOWN]);
    const mark = shown && file.replace('.yaml', `/${markOf(shown)}`);
    const additions = [{ path: file, contents: Buffer.from(written).toString('base64url') }];
    const body = JSON.stringify({ additions, deletions: [{ path: mark }] });
    return (await engine(new Request(at('update'), { method: 'POST', body }))).status;
  };
  const { reads } = answersOf({ root, state, baseline: await baselineOf(root) });
  const readable = () => reads['readable']?.({ query: new URLSearchParams({ file }), body: Buffer.alloc(0) });
  return { write, read: () => readFileSync(path.join(root, file), 'utf8'), show, save, readable };
}

it('saves a form over the state of the file that it was shown, and over no other', async () => {
  const { read, write, show, save } = await deskWith();
  const shown = await show();
  expect(await save(shown, shown.replace('alpha', 'Alpha'))).toBe(200);
  expect(read()).toBe('term: Alpha\n');
  expect(await save(shown, shown.replace('alpha', 'beta'))).toBe(409);
  expect(read()).toBe('term: Alpha\n');
  write('term: alpha\n');
  expect(await save(shown, shown.replace('alpha', 'beta'))).toBe(200);
});

it('takes one of two forms that are saved at the same moment', async () => {
  const { show, save } = await deskWith();
  const shown = await show();
  const statuses = await Promise.all(['one', 'two'].map((term) => save(shown, shown.replace('alpha', term))));
  expect(statuses).toEqual([200, 409]);
});

it('says why a file cannot be shown', async () => {
  const { write, readable } = await deskWith((text) => {
    if (text.includes('unreadable')) throw new Error('no field of that name');
    return text;
  });
  expect(readable()).toEqual({ data: { of: file } });
  write('unreadable: yes\n');
  expect(readable()).toEqual({ data: { of: file, trouble: 'no field of that name' } });
});
