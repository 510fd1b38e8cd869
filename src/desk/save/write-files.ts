import { globSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The message to a writer if the system does not let a file be written. */
export function diskTrouble(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'The disk is full, so nothing was saved. What you wrote is still here: free some space on the disk, then save again.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return 'The desk may not write this file, so nothing was saved. What you wrote is still here: ask this computer’s administrator for permission to write to the folder content, then save again.';
  return `The file could not be written (${code ?? String(error)}), so nothing was saved. What you wrote is still here: try to save again.`;
}

/** Where a file is written first. Checks and pages ignore names that begin with a dot. */
const besideOf = (target: string) => path.join(path.dirname(target), `.${path.basename(target)}.saving`);

/** Removes unfinished files of a desk that was killed. */
export function sweep(root: string): void {
  for (const file of globSync('{content,public}/**/.*.saving', { cwd: root })) rmSync(path.join(root, file));
}

/**
 * Writes files completely or not at all: each is written beside the old one first, so a full disk leaves the old ones
 * unchanged.
 *
 * @param root the project's folder
 */
export async function writeFiles(
  root: string,
  writes: ReadonlyMap<string, Uint8Array>,
  removes: readonly string[],
): Promise<void> {
  const targets = [...writes].map(([file, contents]) => ({ target: path.join(root, file), contents }));
  try {
    for (const { target, contents } of targets) {
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(besideOf(target), contents, { flush: true });
    }
    for (const { target } of targets) await rename(besideOf(target), target);
  } catch (error) {
    for (const { target } of targets) await rm(besideOf(target), { force: true });
    throw error;
  }
  for (const file of removes) await rm(path.join(root, file), { force: true });
}
