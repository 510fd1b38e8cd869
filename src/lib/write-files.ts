import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keepAside } from './keep-aside.ts';

/**
 * What the names of temporary files end with. `npm run month` has its own, because only the holder of its lock may undo
 * it.
 */
type Ending = 'saving' | 'month';

/** Checks and pages ignore names that begin with a dot. */
const hidden = (target: string, ending: string) =>
  path.join(path.dirname(target), `.${path.basename(target)}.${ending}`);

/** The kind of a temporary file: the copy of an old file, or the mark of one that was not there; neither for a new one. */
const kindOf = (file: string) => /\.(old|new)\.\w+$/.exec(file)?.[1];

const temporaryFiles = (root: string, ending: Ending) =>
  globSync(`{content,public,src/assets}/**/.*.${ending}`, { cwd: root }).map((file) => path.join(root, file));

/** The message when work has to wait until an unfinished run is undone. */
export const UNFINISHED =
  'A run of npm run month did not finish, and its figures are in only some of the files: run it again first.';

/** Whether a run of `npm run month` did not finish, so that the content may be half one month and half another. */
export const isUnfinished = (root: string): boolean => temporaryFiles(root, 'month').length > 0;

/**
 * Undoes a save that was killed, and removes its temporary files. As long as a new file waits, old ones are put back, and
 * those that were not there are removed. Without one, either all are in place, or files were only removed: those are put
 * back, lest one be lost.
 *
 * @param age nothing is done if a file is younger, in milliseconds: its save may still be under way
 * @param ending of the temporary files to look for
 * @returns a sentence about each file that somebody had changed since: where its contents are kept
 */
export function sweep(root: string, age = 0, ending: Ending = 'saving'): string[] {
  const left = temporaryFiles(root, ending);
  // One that is gone by now belongs to a save that has just ended. The clock is in whole milliseconds, dates of files are not.
  const changed = (file: string) => Math.floor(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
  const isYoung = (file: string) => Date.now() - changed(file) < age;
  if (left.some(isYoung)) return [];
  const waiting = left.filter((file) => kindOf(file) === undefined);
  const killed = Math.max(...waiting.map((file) => statSync(file).mtimeMs));
  const kept: string[] = [];
  for (const mark of left.filter((file) => !waiting.includes(file))) {
    const isOld = kindOf(mark) === 'old';
    const target = path.join(
      path.dirname(mark),
      path
        .basename(mark)
        .slice(1)
        .replace(/\.\w+\.\w+$/, ''),
    );
    // The save wrote each new file before the last one that waits.
    if (waiting.length > 0 && existsSync(target) && statSync(target).mtimeMs > killed) {
      const now = readFileSync(target);
      const file = path.relative(root, target);
      if (!isOld || !now.equals(readFileSync(mark)))
        kept.push(
          `${file} is again ${isOld ? 'as it was' : 'gone, as'} before an interrupted run; it is kept as ${keepAside(root, file, now)}.`,
        );
    }
    if (isOld && (waiting.length > 0 || !existsSync(target))) {
      renameSync(mark, target);
      continue;
    }
    if (!isOld && waiting.length > 0) rmSync(target, { force: true });
    rmSync(mark);
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
 * @param ending of the temporary files
 * @param ready called when all new files wait beside the old ones; if it throws, nothing is changed
 */
export async function writeFiles(
  root: string,
  writes: ReadonlyMap<string, Uint8Array>,
  removes: readonly string[],
  ending: Ending = 'saving',
  ready: () => void = () => undefined,
): Promise<void> {
  // What is removed comes first: then a save is complete as soon as no new file waits.
  const steps = [...removes.map((file) => [file, undefined] as const), ...writes].map(([file, contents]) => {
    const target = path.join(root, file);
    const isNew = !existsSync(target);
    const mark = hidden(target, `${isNew ? 'new' : 'old'}.${ending}`);
    return { target, contents, isNew, beside: hidden(target, ending), mark };
  });
  const clear = async () => {
    for (const { beside, mark } of steps) for (const file of [beside, mark]) await rm(file, { force: true });
  };
  const done: typeof steps = [];
  try {
    // All old ones before any new one, so that a partial copy is never put back.
    for (const { target, contents, isNew, mark } of steps) {
      if (!isNew) {
        await copyFile(target, mark);
        // On Windows a copy has the date of the file.
        await utimes(mark, new Date(), new Date());
      } else if (contents !== undefined) {
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(mark, '');
      }
    }
    for (const { beside, contents } of steps)
      if (contents !== undefined) await writeFile(beside, contents, { flush: true });
    ready();
    for (const step of steps) {
      await (step.contents ? rename(step.beside, step.target) : rm(step.target, { force: true }));
      done.push(step);
    }
  } catch (error) {
    for (const { target, isNew, mark } of done) {
      if (isNew) await rm(target, { force: true });
      else if (existsSync(mark)) await rename(mark, target);
    }
    await clear();
    throw error;
  }
  await clear();
}
