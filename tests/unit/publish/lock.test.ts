import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { BuildRunning, takeLock } from '../../../src/integrations/publish/lock.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';

const since = '2025-09-01T10:30:00.000Z';

/** A lock file as a process of this id would have left it. */
function lockOf(pid: number): string {
  const file = join(temporaryFolder(), 'workshop/lock.json');
  mkdirSync(join(file, '..'));
  writeFileSync(file, JSON.stringify({ pid, since }));
  return file;
}

it('is taken, given back, and taken again', () => {
  const file = join(temporaryFolder(), 'new/lock.json');
  const release = takeLock(file);
  expect(existsSync(file)).toBe(true);
  release();
  expect(existsSync(file)).toBe(false);
  takeLock(file)();
});

it('stays with a living process, and says which', () => {
  const file = lockOf(process.ppid);
  expect(() => takeLock(file)).toThrow(BuildRunning);
  expect(() => takeLock(file)).toThrow(`Another build is running (process ${process.ppid}, since 10:30 UTC)`);
  expect(() => takeLock(file)).toThrow(`delete ${file}`);
});

it('is taken over from a process that is gone', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const file = lockOf(pid);
  takeLock(file)();
  expect(existsSync(file)).toBe(false);
});

test.each(['', '{"pid":', '[]', '{"pid":"4"}'])('is taken over from a build that was killed as it wrote %j', (text) => {
  const file = lockOf(1);
  writeFileSync(file, text);
  takeLock(file)();
  expect(existsSync(file)).toBe(false);
});

it('is not given back by a process that has lost it', () => {
  const file = join(temporaryFolder(), 'lock.json');
  const release = takeLock(file);
  writeFileSync(file, JSON.stringify({ pid: 1, since }));
  release();
  expect(existsSync(file)).toBe(true);
});
