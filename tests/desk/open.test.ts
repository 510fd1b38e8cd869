import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { answersOf } from '../../tools/desk/server/answers.ts';
import { baselineOf } from '../../tools/desk/server/baseline.ts';
import { deskState } from '../../tools/desk/server/desk-state.ts';
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
  const { writes } = answersOf({ root, state, baseline: await baselineOf(root) });
  const open = (query: Record<string, string> = {}) =>
    writes['open']?.({ query: new URLSearchParams({ file, ...query }), body: Buffer.alloc(0) });
  const remove = () => {
    rmSync(path.join(root, file));
  };
  return { state, write, remove, open };
}

it('opens a file that was changed meanwhile over its old state only for somebody who says so', async () => {
  const { state, write, open } = await deskWith();
  expect(open()).toEqual({ data: { wasStale: false } });
  write('term: Alpha\n');
  expect(open()).toEqual({ data: { wasStale: true } });
  expect(state.isStale(file)).toBe(true);
  expect(open({ take: '1' })).toEqual({ data: { wasStale: true } });
  expect(state.isStale(file)).toBe(false);
});

it('keeps in mind that a file was deleted meanwhile', async () => {
  const { state, remove, open } = await deskWith();
  void open();
  remove();
  expect(open()).toEqual({ data: { wasStale: true } });
  expect(state.isStale(file)).toBe(true);
  void open({ take: '1' });
  expect(state.isStale(file)).toBe(false);
});

it('keeps the old state of a file that cannot be shown any more', async () => {
  const { state, write, open } = await deskWith((text) => {
    if (text.includes('unreadable')) throw new Error('no field of that name');
    return text;
  });
  void open();
  write('unreadable: yes\n');
  expect(open()).toMatchObject({ data: { trouble: expect.stringContaining('no field') as string } });
  write('term: Alpha\n');
  expect(state.isStale(file)).toBe(true);
});
