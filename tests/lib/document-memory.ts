import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './content-files.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Memory in MB that a build needs for this many documents of 2 MB beyond what it needs for five. */
export function memoryBeyondFive(count: number): number {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--expose-gc', join(root, 'tests/lib/examine-many.ts'), temporaryFolder(), String(count)],
    { encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  const { afterFew, afterAll } = JSON.parse(stdout) as { afterFew: number; afterAll: number };
  return (afterAll - afterFew) / 1024 / 1024;
}
