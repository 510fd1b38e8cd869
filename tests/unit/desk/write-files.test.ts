import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, it, onTestFinished, test, vi } from 'vitest';
import { diskTrouble, sweep, writeFiles } from '../../../src/desk/save/write-files.ts';
import { bytesBelow } from '../../lib/project-copy.ts';
import { temporaryFolder, writeInto } from '../../lib/temporary-folder.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A project with one file; writing a second fails once, because its temporary file is on a full disk. */
function projectOnFullDisk() {
  const root = temporaryFolder();
  writeInto(root, { 'content/a.yaml': 'a: before\n' });
  symlinkSync('/dev/full', path.join(root, 'content/.b.yaml.saving'));
  return root;
}

const both = new Map(['a', 'b'].map((name) => [`content/${name}.yaml`, bytes(`${name}: after\n`)]));

// Only Linux has a disk that is always full.
it.runIf(existsSync('/dev/full'))('writes all files or none, and leaves no temporary files', async () => {
  const root = projectOnFullDisk();
  const error: unknown = await writeFiles(root, both, []).catch((reason: unknown) => reason);
  expect(diskTrouble(error)).toMatch(/^The disk is full, so nothing was saved\. What you wrote is still here/);
  expect(readdirSync(path.join(root, 'content'))).toEqual(['a.yaml']);
  expect(readFileSync(path.join(root, 'content/a.yaml'), 'utf8')).toBe('a: before\n');

  await writeFiles(root, both, []);
  expect(readdirSync(path.join(root, 'content'))).toEqual(['a.yaml', 'b.yaml']);
  expect(readFileSync(path.join(root, 'content/a.yaml'), 'utf8')).toBe('a: after\n');
});

test.each(['replaced', 'removed'])('puts every file back if one of them cannot be %s', async (how) => {
  const root = temporaryFolder();
  writeInto(root, { 'content/a.yaml': 'a: before\n', 'content/open.yaml': 'Open in another program, on Windows.' });
  const before = bytesBelow(root);
  const { rename, rm } = fs;
  const refuse = (file: unknown) => String(file).endsWith('/open.yaml') && Promise.reject(new Error('EPERM'));
  vi.spyOn(fs, 'rename').mockImplementation((from, to) => refuse(to) || rename(from, to));
  vi.spyOn(fs, 'rm').mockImplementation((file, options) => refuse(file) || rm(file, options));
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const isRemoved = how === 'removed';
  const writes = isRemoved ? both : new Map([...both, ['content/open.yaml', bytes('after')] as const]);
  await expect(writeFiles(root, writes, isRemoved ? ['content/open.yaml'] : [])).rejects.toThrow('EPERM');
  expect(bytesBelow(root)).toEqual(before);
});

type Step = 'copyFile' | 'writeFile' | 'rename' | 'rm';

/** Saves files in a desk that is killed when it has taken a kind of step so often. */
async function killedAfter(calls: number, step: Step, save: () => Promise<void>) {
  const own = fs[step] as (...args: unknown[]) => Promise<void>;
  const killed = Promise.withResolvers<undefined>();
  let left = calls;
  vi.spyOn(fs, step).mockImplementation((...args: unknown[]) => {
    left -= 1;
    if (left >= 0) return own(...args);
    killed.resolve(undefined);
    return new Promise<void>(() => undefined);
  });
  syncBuiltinESMExports();
  void save();
  await killed.promise;
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

test.each([
  [1, 'copyFile'],
  [1, 'writeFile'],
  [0, 'rm'],
  [1, 'rm'],
  [0, 'rename'],
  [1, 'rename'],
] as const)('a save that was killed after %i times %s is undone at the next start', async (calls, step) => {
  const root = temporaryFolder();
  const names = ['a', 'b', 'c', 'd'].map((name) => `content/${name}.yaml`);
  writeInto(root, Object.fromEntries(names.map((file) => [file, 'before'])));
  const before = bytesBelow(root);
  await killedAfter(calls, step, () => writeFiles(root, both, names.slice(2)));
  sweep(root);
  expect(bytesBelow(root)).toEqual(before);
});

test('a deletion that was killed is undone at the next start', async () => {
  const root = temporaryFolder();
  writeInto(root, { 'content/a.yaml': 'a', 'content/b.yaml': 'b' });
  const before = bytesBelow(root);
  await killedAfter(1, 'rm', () => writeFiles(root, new Map(), ['content/a.yaml', 'content/b.yaml']));
  sweep(root);
  expect(bytesBelow(root)).toEqual(before);
});

test('a save that was killed once all files are in place is not undone', async () => {
  const root = temporaryFolder();
  writeInto(root, { 'content/a.yaml': 'before', 'content/b.yaml': 'before' });
  await killedAfter(0, 'rm', () => writeFiles(root, both, []));
  sweep(root);
  expect(readdirSync(path.join(root, 'content'))).toEqual(['a.yaml', 'b.yaml']);
  expect(readFileSync(path.join(root, 'content/a.yaml'), 'utf8')).toBe('a: after\n');
});

test('only the temporary files of a killed desk are removed', () => {
  const root = temporaryFolder();
  const kept = { 'content/team/portrait.jpg': 'old', 'public/files/notes.saving': 'own', 'content/.month.json': '{}' };
  writeInto(root, { ...kept, 'content/team/.portrait.jpg.saving': 'half', 'public/files/.a.pdf.saving': 'half' });
  sweep(root);
  expect(Object.keys(bytesBelow(root)).sort()).toEqual(Object.keys(kept).sort());
});

test('a missing permission to write is explained', () => {
  const forbidden = Object.assign(new Error(), { code: 'EACCES' });
  expect(diskTrouble(forbidden)).toContain('ask this computer’s administrator');
});
