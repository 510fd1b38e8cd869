import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Paths below a folder of its files with one of these endings (`.html`), in any depth. */
export async function filesEnding(folder: string, endings: readonly string[]): Promise<string[]> {
  // With their types: without them Node asks the disk for that of each file.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
