import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Who holds a lock: a process on this machine, and since when (ISO 8601). */
interface Holder {
  pid: number;
  since: string;
}

/** Another build holds the lock; the words are for the person who started this one. */
export class BuildRunning extends Error {
  constructor({ pid, since }: Holder, file: string) {
    const time = since.slice(11, 16);
    super(
      `Another build is running (process ${pid}, since ${time} UTC), so this one did not start. Wait until it is done, ` +
        `then run the command again. If no build is running, delete ${file}.`,
    );
    this.name = 'BuildRunning';
    // There is nothing in it for the reader: the sentence says all.
    this.stack = '';
  }
}

const isAlive = (pid: number): boolean => {
  try {
    // Signal 0 is never sent; the system only says whether the process is there.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, since } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' && typeof since === 'string' ? { pid, since } : undefined;
  } catch {
    // A build that was killed while it wrote the file.
    return undefined;
  }
}

/** The file's text, or undefined where there is none. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Moves a dead build's lock away. Two builds may try at once: one that finds it has moved a living lock puts it back. */
function removeStale(file: string, seen: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== seen) linkSync(aside, file);
  } catch {
    // Somebody else was faster; whoever creates the file next holds the lock.
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Takes the lock for this process. A lock whose process is gone is taken over.
 *
 * @param file path of the lock
 * @returns what gives the lock back
 * @throws {BuildRunning} when a living process holds it
 */
export function takeLock(file: string): () => void {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = JSON.stringify({ pid: process.pid, since: new Date().toISOString() } satisfies Holder);
  const seen = readIfThere(file);
  if (seen !== undefined) {
    const holder = parseHolder(seen);
    if (holder !== undefined && holder.pid !== process.pid && isAlive(holder.pid)) throw new BuildRunning(holder, file);
    removeStale(file, seen);
  }
  try {
    writeFileSync(file, own, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BuildRunning(parseHolder(readIfThere(file) ?? '') ?? { pid: 0, since: new Date().toISOString() }, file);
  }
  return () => {
    if (readIfThere(file) === own) rmSync(file, { force: true });
  };
}
