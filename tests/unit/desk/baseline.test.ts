import fs, { rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { baselineOf } from '../../../tools/desk/server/baseline.ts';
import { temporaryFolder, writeInto } from '../../lib/temporary-folder.ts';

const [one, two] = ['content/one.yaml', 'content/two.yaml'] as const;

/** Runs something that is killed after some calls of a function that changes files. */
async function killedAfter(calls: number, name: 'cpSync' | 'renameSync', work: () => unknown) {
  const own = fs[name] as (...args: unknown[]) => void;
  let left = calls;
  vi.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
    left -= 1;
    if (left < 0) throw new Error('killed');
    own(...args);
  });
  syncBuiltinESMExports();
  await expect(Promise.try(work)).rejects.toThrow('killed');
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

/** What a desk that is started now would hand over from a project without Git. */
const listed = async (root: string) => (await (await baselineOf(root)).changed()).map(({ file }) => file);

test('without Git, changes and a zip survive a deletion of .cache', async () => {
  const root = temporaryFolder();
  writeInto(root, { [one]: 'a', [two]: 'a' });
  const baseline = await baselineOf(root);
  writeInto(root, { [one]: 'b' });
  baseline.pack();
  writeInto(root, { [two]: 'b' });
  rmSync(path.join(root, '.cache'), { recursive: true, force: true });
  expect(await listed(root)).toEqual([one, two]);
  expect(baseline.renew()).toBe(true);
  expect(await listed(root)).toEqual([two]);
});

test('an interrupted first copy is begun again', async () => {
  const root = temporaryFolder();
  writeInto(root, { [one]: 'a', 'public/files/a.pdf': 'a' });
  await killedAfter(1, 'cpSync', () => baselineOf(root));
  expect(await listed(root)).toEqual([]);
});

test('an interrupted zip is not taken for the state that was handed over', async () => {
  const root = temporaryFolder();
  writeInto(root, { [one]: 'a', 'public/files/a.pdf': 'a' });
  const baseline = await baselineOf(root);
  writeInto(root, { [one]: 'b' });
  await killedAfter(1, 'cpSync', baseline.pack);
  expect(baseline.renew()).toBe(false);
  expect(await listed(root)).toEqual([one]);
});

test.each([
  [0, [one, two]],
  [1, [two]],
])('a hand-over that is interrupted after %i renames loses no change', async (renames, changed) => {
  const root = temporaryFolder();
  writeInto(root, { [one]: 'a', [two]: 'a' });
  const baseline = await baselineOf(root);
  writeInto(root, { [one]: 'b' });
  baseline.pack();
  writeInto(root, { [two]: 'b' });
  await killedAfter(renames, 'renameSync', baseline.renew);
  expect(await listed(root)).toEqual(changed);
});
