import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Keeps what could not be written to its file, so that nobody’s work is lost: not in .cache, which may
 * be deleted at any time.
 *
 * @returns its path from the project’s folder
 */
export function keepAside(root: string, file: string, contents: Uint8Array): string {
  const name = file.replace(/[\\/]/g, '-');
  const kept = `.kept/${new Date().toISOString().replace(/[:.]/g, '-')}-${name}`;
  mkdirSync(path.join(root, path.dirname(kept)), { recursive: true });
  writeFileSync(path.join(root, kept), contents);
  return kept;
}
