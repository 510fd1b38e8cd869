import { renameSync, writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

/** Writes a file such that nobody ever finds half of it, even if the build is stopped in the middle. */
export function writeWhole(path: string, data: string | Uint8Array): void {
  // Two threads may be about to write the same file.
  const unfinished = `${path}.${String(process.pid)}.${String(threadId)}`;
  writeFileSync(unfinished, data);
  renameSync(unfinished, path);
}
