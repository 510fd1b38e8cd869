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
