import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file such that nobody ever finds half of it, even if the build is stopped in the middle. */
export function writeWhole(path: string, data: string | Uint8Array): void {
  const unfinished = `${path}.${String(process.pid)}`;
  writeFileSync(unfinished, data);
  renameSync(unfinished, path);
}
