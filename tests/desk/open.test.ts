import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { answersOf } from '../../tools/desk/server/answers.ts';
import { baselineOf } from '../../tools/desk/server/baseline.ts';
import { deskState } from '../../tools/desk/server/desk-state.ts';
import { temporaryFolder, writeInto } from '../lib/temporary-folder.ts';

const file = 'content/glossary/alpha.yaml';

const readBack = (_collection: string, _id: string, text: string) => {
  if (text.includes('unreadable')) throw new Error('no field of that name');
  return text;
};

/** A desk with one file, which is started anew before each question: what windows were shown outlives it. */
async function deskWith(text: string) {
  const root = temporaryFolder();
  const write = (contents: string) => {
    writeInto(root, { [file]: contents });
  };
  write(text);
  const baseline = await baselineOf(root);
  const start = () => deskState(root, () => readBack);
  return {
    write,
    remove: () => {
      rmSync(path.join(root, file));
    },
    isStale: () => start().isStale(file),
    open: (query: Record<string, string> = {}) =>
      answersOf({ root, state: start(), baseline }).writes['open']?.({
        query: new URLSearchParams({ file, ...query }),
        body: Buffer.alloc(0),
      }),
  };
}

it('opens a file that was changed meanwhile over its old state only for somebody who says so', async () => {
  const { write, open, isStale } = await deskWith('term: alpha\n');
  expect(isStale()).toBe(false);
  expect(open()).toEqual({ data: { wasStale: false } });
  expect(isStale()).toBe(false);
  write('term: Alpha\n');
  expect(open()).toEqual({ data: { wasStale: true } });
  expect(isStale()).toBe(true);
  expect(open({ take: '1' })).toEqual({ data: { wasStale: true } });
  expect(isStale()).toBe(false);
});

it('keeps in mind that a file was deleted meanwhile', async () => {
  const { remove, open, isStale } = await deskWith('term: alpha\n');
  void open();
  remove();
  expect(open()).toEqual({ data: { wasStale: true } });
  expect(isStale()).toBe(true);
  void open({ take: '1' });
  expect(isStale()).toBe(false);
});

it.each([
  ['keeps the old state of a file that cannot be shown any more', 'term: alpha\n', true],
  ['has no state of a file that could never be shown', 'unreadable: yes\n', false],
])('%s', async (_, first, isKept) => {
  const { write, open, isStale } = await deskWith(first);
  void open();
  write('unreadable: again\n');
  expect(open()).toMatchObject({ data: { trouble: expect.stringContaining('no field') as string } });
  write('term: Alpha\n');
  expect(isStale()).toBe(isKept);
});
