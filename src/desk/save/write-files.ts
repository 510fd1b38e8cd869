import { existsSync, globSync, renameSync, rmSync } from 'node:fs';
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

/**
 * Undoes the save of a desk that was killed, and removes its temporary files. As long as a new file waits, old ones are
 * put back. Without one, either all are in place, or files were only removed: those are put back, lest one be lost.
 */
export function sweep(root: string): void {
  const left = globSync('{content,public}/**/.*.saving', { cwd: root }).map((file) => path.join(root, file));
  const waiting = left.filter((file) => !file.endsWith('.old.saving'));
  for (const old of left.filter((file) => !waiting.includes(file))) {
    const target = path.join(path.dirname(old), path.basename(old).slice(1, -'.old.saving'.length));
    if (waiting.length > 0 || !existsSync(target)) renameSync(old, target);
    else rmSync(old);
  }
  for (const file of waiting) rmSync(file);
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
  // What is removed comes first: then a save is complete as soon as no new file waits.
  const steps = [...removes.map((file) => [file, undefined] as const), ...writes].map(([file, contents]) => ({
    target: path.join(root, file),
    contents,
  }));
  const clear = async () => {
    for (const { target } of steps)
      for (const file of [besideOf(target), oldOf(target)]) await rm(file, { force: true });
  };
  const done: string[] = [];
  try {
    // All old ones before any new one, so that a partial copy is never put back.
    for (const { target } of steps) if (existsSync(target)) await copyFile(target, oldOf(target));
    for (const { target, contents } of steps) {
      if (contents === undefined) continue;
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(besideOf(target), contents, { flush: true });
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
