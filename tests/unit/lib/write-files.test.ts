import { existsSync, globSync, readdirSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, it, test, vi } from 'vitest';
import { isUnfinished, sweep, writeFiles } from '../../../src/lib/write-files.ts';
import { diskTrouble } from '../../../tools/desk/server/disk-trouble.ts';
import { withLock } from '../../../tools/lib/publish-site.ts';
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

const withNew = new Map(['a', 'new', 'd'].map((name) => [`content/${name}.yaml`, bytes('after')]));

// Two of them are replaced, one is new, and one removed.
test.each([
  [1, 'copyFile'] as const,
  ...[0, 1, 2, 3].map((calls) => [calls, 'writeFile'] as const),
  ...[0, 1, 2].map((calls) => [calls, 'rename'] as const),
])('a month that was killed after %i times %s is undone by the next run, with what it made', async (calls, step) => {
  const root = temporaryFolder();
  writeInto(root, { 'content/a.yaml': 'before', 'content/c.yaml': 'before', 'content/d.yaml': 'before' });
  const before = bytesBelow(root);
  await killedAfter(calls, step, () => writeFiles(root, withNew, ['content/c.yaml'], 'month'));
  expect(isUnfinished(root)).toBe(true);
  await withLock(root, () => Promise.resolve());
  expect(bytesBelow(root)).toEqual(before);
});

test('a new file that somebody changed after a month was killed is kept aside', async () => {
  const root = temporaryFolder();
  writeInto(root, { 'content/d.yaml': 'before' });
  await killedAfter(1, 'rename', () => writeFiles(root, new Map([...withNew].slice(1)), [], 'month'));
  writeInto(root, { 'content/new.yaml': 'written since' });
  utimesSync(path.join(root, 'content/new.yaml'), new Date(), new Date(Date.now() + 1000));
  const [said = ''] = sweep(root, 0, 'month');
  expect(said).toMatch(/^content\/new\.yaml is again gone, as before an interrupted run; it is kept as /);
  expect(existsSync(path.join(root, 'content/new.yaml'))).toBe(false);
  expect(readFileSync(path.join(root, / as (\.kept\/.*)\.$/.exec(said)?.[1] ?? ''), 'utf8')).toBe('written since');
});

test('what somebody wrote after a save was killed is kept aside', async () => {
  const root = temporaryFolder();
  writeInto(root, { 'content/a.yaml': 'before', 'content/b.yaml': 'before' });
  await killedAfter(1, 'rename', () => writeFiles(root, both, []));
  writeInto(root, { 'content/a.yaml': 'written since' });
  utimesSync(path.join(root, 'content/a.yaml'), new Date(), new Date(Date.now() + 1000));
  const [said = '', ...more] = sweep(root);
  expect(more).toEqual([]);
  expect(said).toMatch(/^content\/a\.yaml is again as it was before an interrupted run; it is kept as /);
  const kept = / as (\.kept\/.*)\.$/.exec(said)?.[1] ?? '';
  expect(readFileSync(path.join(root, kept), 'utf8')).toBe('written since');
  expect(readFileSync(path.join(root, 'content/a.yaml'), 'utf8')).toBe('before');
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
  const kept = { 'content/team/portrait.jpg': 'old', 'public/files/notes.saving': 'own', 'content/.notes': 'own' };
  const left = ['content/team/.portrait.jpg.saving', 'public/files/.a.pdf.saving'];
  writeInto(root, { ...kept, ...Object.fromEntries(left.map((file) => [file, 'half'])) });
  // Killed within this millisecond, of which a file's date has a fraction.
  for (const file of left) utimesSync(path.join(root, file), 1_700_000_000.0005, 1_700_000_000.0005);
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  sweep(root);
  vi.restoreAllMocks();
  expect(Object.keys(bytesBelow(root)).sort()).toEqual(Object.keys(kept).sort());
});

test('what was made from an older file is not written if the file has changed by then', async () => {
  const root = temporaryFolder();
  writeInto(root, { 'content/a.yaml': 'before', 'content/old.yaml': 'old' });
  const before = bytesBelow(root);
  const change = () => {
    throw new Error('content/a.yaml was saved.');
  };
  await expect(writeFiles(root, both, ['content/old.yaml'], 'saving', change)).rejects.toThrow('was saved');
  expect(bytesBelow(root)).toEqual(before);
});

test('a build undoes what was killed a while ago, and lets a save go on that is under way', async () => {
  const root = temporaryFolder();
  writeInto(root, { 'content/a.yaml': 'before', 'content/b.yaml': 'before' });
  const before = bytesBelow(root);
  await killedAfter(1, 'rename', () => writeFiles(root, both, []));
  const during = bytesBelow(root);
  await withLock(root, () => Promise.resolve());
  expect(bytesBelow(root)).toEqual(during);
  const minutesAgo = Date.now() / 1000 - 120;
  for (const file of globSync('content/{.*.saving,a.yaml}', { cwd: root }))
    utimesSync(path.join(root, file), minutesAgo, minutesAgo);
  await withLock(root, () => Promise.resolve());
  expect(bytesBelow(root)).toEqual(before);
});

test('a build begins although a save ends at that moment', async () => {
  const root = temporaryFolder();
  writeInto(root, { 'content/a.yaml': 'after' });
  // Listed, but gone when it is looked at.
  symlinkSync(path.join(root, 'gone'), path.join(root, 'content/.a.yaml.saving'));
  expect(await withLock(root, () => Promise.resolve('built'))).toBe('built');
});

test('a missing permission to write is explained', () => {
  const forbidden = Object.assign(new Error(), { code: 'EACCES' });
  expect(diskTrouble(forbidden)).toContain('ask this computer’s administrator');
});
