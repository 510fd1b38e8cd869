import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { newFolder } from './project-copy.ts';

/** An empty folder that is deleted when the test ends, or at another end, such as `afterAll`. */
export function temporaryFolder(atEnd: (clear: () => void) => void = onTestFinished): string {
  const folder = newFolder();
  atEnd(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Writes files, named by relative paths, into a folder. */
export function writeInto(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
}
