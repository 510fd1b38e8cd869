import { readdir } from 'node:fs/promises';

/** Paths below a folder of its files with one of these endings (`.html`), in any depth. */
export async function filesEnding(folder: string, endings: readonly string[]): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => endings.some((ending) => name.endsWith(ending)));
}
