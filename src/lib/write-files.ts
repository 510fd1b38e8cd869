import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keepAside } from './keep-aside.ts';

/** Where a file is written first. Checks and pages ignore names that begin with a dot. */
const besideOf = (target: string) => path.join(path.dirname(target), `.${path.basename(target)}.saving`);
/** Where the old file is until all new ones are in place. */
const oldOf = (target: string) => besideOf(`${target}.old`);

/**
 * Undoes a save that was killed, and removes its temporary files. As long as a new file waits, old ones are put back.
 * Without one, either all are in place, or files were only removed: those are put back, lest one be lost.
 *
 * @param age nothing is done if a file is younger, in milliseconds: its save may still be under way
 * @returns a sentence about each file that somebody had changed since: where its contents are kept
 */
export function sweep(root: string, age = 0): string[] {
  const left = globSync('{content,public,src/assets}/**/.*.saving', { cwd: root }).map((file) => path.join(root, file));
  // One that is gone by now belongs to a save that has just ended. The clock is in whole milliseconds, dates of files are not.
  const changed = (file: string) => Math.floor(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
  const isYoung = (file: string) => Date.now() - changed(file) < age;
  if (left.some(isYoung)) return [];
  const waiting = left.filter((file) => !file.endsWith('.old.saving'));
  const killed = Math.max(...waiting.map((file) => statSync(file).mtimeMs));
  const kept: string[] = [];
  for (const old of left.filter((file) => !waiting.includes(file))) {
    const target = path.join(path.dirname(old), path.basename(old).slice(1, -'.old.saving'.length));
    // The save wrote each new file before the last one that waits.
    if (waiting.length > 0 && existsSync(target) && statSync(target).mtimeMs > killed) {
      const [now, before] = [target, old].map((file) => readFileSync(file));
      const file = path.relative(root, target);
      if (now && before && !now.equals(before))
        kept.push(`${file} is again as it was before an interrupted run; it is kept as ${keepAside(root, file, now)}.`);
    }
    if (waiting.length > 0 || !existsSync(target)) renameSync(old, target);
    else rmSync(old);
  }
  for (const file of waiting) rmSync(file);
  return kept;
}

/**
 * Writes and removes all files or none. Each is written beside the old one first, so a full disk leaves the old ones
 * unchanged; if the system then refuses to replace or remove one, such as a file that is open on Windows, those that
 * were already replaced or removed are put back.
 *
 * @param root the project's folder
 * @param ready called when all new files wait beside the old ones; if it throws, nothing is changed
 */
export async function writeFiles(
  root: string,
  writes: ReadonlyMap<string, Uint8Array>,
  removes: readonly string[],
  ready: () => void = () => undefined,
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
    ready();
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
