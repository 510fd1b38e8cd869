import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/** What a writer is told when the system does not let a file be written. */
export function diskTrouble(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'The disk is full, so nothing was saved. What you wrote is still here: make room on the disk, then save again.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return 'The file may not be written, so nothing was saved. What you wrote is still here: ask whoever looks after this computer for leave to write in the folder content, then save again.';
  return `The file could not be written (${code ?? String(error)}), so nothing was saved. What you wrote is still here: try to save again.`;
}

/**
 * Writes files whole or not at all: each is written beside the old one first, so a full disk leaves the old one as it was.
 *
 * @param root the project's folder
 */
export async function writeFiles(
  root: string,
  writes: ReadonlyMap<string, Uint8Array>,
  removes: readonly string[],
): Promise<void> {
  for (const [file, contents] of writes) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFileAtomic(target, Buffer.from(contents));
  }
  for (const file of removes) await rm(path.join(root, file), { force: true });
}
