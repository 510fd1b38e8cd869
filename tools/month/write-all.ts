import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { keepAside } from '../lib/keep-aside.ts';
import { SetupError } from '../setup.mjs';

/** Holds the old state of the files while they are changed; no check reads this file. */
const JOURNAL = 'content/.month.json';

/** For each file, in base64: its old bytes, null if there was none, and those that the month writes, if it is a text. */
type Journal = Record<string, { before: string | null; written: string | null }>;

const inBase64 = (bytes: Uint8Array | undefined) => (bytes ? Buffer.from(bytes).toString('base64') : null);

function read(root: string, file: string): string | null {
  const target = path.join(root, file);
  return existsSync(target) ? readFileSync(target, 'base64') : null;
}

function put(root: string, file: string, bytes: string | Buffer): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}

/** The message when work has to wait until an unfinished run is completed. */
export const UNFINISHED =
  'A run of npm run month did not finish, and its figures are in only some of the files: run it again first.';

/** Whether a run did not finish, so that the content may be half one month and half another. */
export const isUnfinished = (root: string): boolean => existsSync(path.join(root, JOURNAL));

/**
 * Restores the files to their state before an unfinished run. If a writer has saved a file since, that version is kept
 * aside and reported. @returns whether there was an unfinished run
 */
export function restore(root: string): boolean {
  if (!isUnfinished(root)) return false;
  const journal = path.join(root, JOURNAL);
  for (const [file, { before, written }] of Object.entries(JSON.parse(readFileSync(journal, 'utf8')) as Journal)) {
    const now = read(root, file);
    // Files that `then` generates have no `written`: their bytes are not known beforehand.
    if (now !== null && written !== null && ![before, written].includes(now)) {
      const kept = keepAside(root, file, Buffer.from(now, 'base64'));
      console.log(`${file} was changed after that run began; those changes are in ${kept}.`);
    }
    if (before === null) rmSync(path.join(root, file), { force: true });
    else put(root, file, Buffer.from(before, 'base64'));
  }
  rmSync(journal);
  return true;
}

/**
 * Writes all files, then calls `then`; if either fails, the files are restored.
 *
 * @param planned the new texts, and the texts that they were planned from, by path from the project’s root
 * @param touched other files that `then` may write or delete
 * @throws {SetupError} if one of the files has been saved since it was planned
 * @throws what `then` throws, after restoring the files
 */
export async function writeAll<Done>(
  root: string,
  { edits, texts }: { edits: ReadonlyMap<string, string>; texts: ReadonlyMap<string, Uint8Array> },
  touched: readonly string[],
  then: () => Promise<Done>,
): Promise<Done> {
  const before: Journal = Object.fromEntries(
    [...edits.keys(), ...touched].map((file) => {
      const text = edits.get(file);
      const written = text === undefined ? null : inBase64(Buffer.from(text));
      return [file, { before: read(root, file), written }];
    }),
  );
  // Written atomically, before anything else: from here on an interrupted run can be restored.
  writeFileAtomic.sync(path.join(root, JOURNAL), JSON.stringify(before));
  const stop = (signal: NodeJS.Signals) => {
    restore(root);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    // Planning takes seconds. From the journal on, the desk saves nothing.
    const saved = [...edits.keys()].find((file) => read(root, file) !== inBase64(texts.get(file)));
    if (saved !== undefined)
      throw new SetupError(
        `Nothing has been changed: ${saved} was saved while the month was worked out from it. Add the month again.`,
      );
    for (const [file, text] of edits) put(root, file, text);
    const done = await then();
    rmSync(path.join(root, JOURNAL));
    return done;
  } catch (error) {
    restore(root);
    throw error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
