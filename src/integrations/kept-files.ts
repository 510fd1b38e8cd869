import { copyFileSync, existsSync, linkSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { link, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './write-whole.ts';

/**
 * Puts a file that outlives the build where the site needs it. Nobody may write into it afterwards: where the disk can
 * do that, it is the kept file itself under a second name, which takes a tenth of the time of a copy.
 */
export function placeAt(target: string, kept: string): void {
  if (existsSync(target)) rmSync(target);
  try {
    linkSync(kept, target);
  } catch {
    copyFileSync(kept, target);
  }
}

/** Writes a file of the site that a later build finds as a kept one; see `placeAt`. */
export function writeAndKeep(target: string, kept: string, data: Uint8Array): void {
  // Otherwise it is another kept file.
  const isOnlyHere = (statSync(target, { throwIfNoEntry: false })?.nlink ?? 1) === 1;
  if (!isOnlyHere) rmSync(target);
  writeFileSync(target, data);
  try {
    linkSync(target, kept);
  } catch {
    // Another thread may have kept the same a moment ago.
    if (!existsSync(kept)) writeWhole(kept, data);
  }
}

/**
 * Writes a file of the site. One that the published site has with the same bytes is that file under a second name, as to
 * read it takes a tenth of the time that a disk needs for a new one. Nobody may write into it afterwards.
 */
export async function writeOrShare(target: string, published: string, data: Uint8Array): Promise<void> {
  const before = await readFile(published).catch(() => undefined);
  if (before?.equals(data)) {
    try {
      await link(published, target);
      return;
    } catch {
      // A disk that gives no file a second name.
    }
  }
  await writeFile(target, data);
}

/** Deletes what a folder of kept files has beside those that were used. @param used names in the folder */
export function forgetOthers(folder: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name));
}
