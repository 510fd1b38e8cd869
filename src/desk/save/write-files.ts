import { existsSync, globSync, rmSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
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
/** Where the old file is until all new ones are in place. */
const oldOf = (target: string) => besideOf(`${target}.old`);

/** Removes unfinished files of a desk that was killed. */
export function sweep(root: string): void {
  for (const file of globSync('{content,public}/**/.*.saving', { cwd: root })) rmSync(path.join(root, file));
}

/**
 * Writes and removes all files or none. Each is written beside the old one first, so a full disk leaves the old ones
 * unchanged; if the system then refuses to replace or remove one, such as a file that is open on Windows, those that
 * were already replaced or removed are put back.
 *
 * @param root the project's folder
 */
export async function writeFiles(
  root: string,
  writes: ReadonlyMap<string, Uint8Array>,
  removes: readonly string[],
): Promise<void> {
  const steps = [...writes, ...removes.map((file) => [file, undefined] as const)].map(([file, contents]) => ({
    target: path.join(root, file),
    contents,
  }));
  const clear = async () => {
    for (const { target } of steps)
      for (const file of [besideOf(target), oldOf(target)]) await rm(file, { force: true });
  };
  const done: string[] = [];
  try {
    for (const { target, contents } of steps) {
      if (contents) {
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(besideOf(target), contents, { flush: true });
      }
      if (existsSync(target)) await copyFile(target, oldOf(target));
    }
    for (const { target, contents } of steps) {
      await (contents ? rename(besideOf(target), target) : rm(target, { force: true }));
      done.push(target);
    }
  } catch (error) {
    for (const target of done)
      await (existsSync(oldOf(target)) ? rename(oldOf(target), target) : rm(target, { force: true }));
    await clear();
    throw error;
  }
  await clear();
}
