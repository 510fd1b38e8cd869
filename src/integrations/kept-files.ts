import { copyFileSync, existsSync, linkSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** Deletes what a folder of kept files has beside those that were used. @param used names in the folder */
export function forgetOthers(folder: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name));
}
