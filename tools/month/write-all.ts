import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/** What stood in the files before, while they are changed: kept beside the content, where no check reads it. */
const JOURNAL = 'content/.month.json';

/** Bytes of each file before in base64, or null where there was none. */
type Journal = Record<string, string | null>;

function put(root: string, file: string, bytes: string | Buffer): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}

/** Whether a run did not end, so that the content may be half of one month and half of another. */
export const isUnfinished = (root: string): boolean => existsSync(path.join(root, JOURNAL));

/** Puts the files back as they were before a run that did not end. @returns whether there was one */
export function restore(root: string): boolean {
  if (!isUnfinished(root)) return false;
  const journal = path.join(root, JOURNAL);
  for (const [file, bytes] of Object.entries(JSON.parse(readFileSync(journal, 'utf8')) as Journal)) {
    if (bytes === null) rmSync(path.join(root, file), { force: true });
    else put(root, file, Buffer.from(bytes, 'base64'));
  }
  rmSync(journal);
  return true;
}

/**
 * Writes all files and then does what follows from them; where either fails, the files are as they were.
 *
 * @param edits new texts by path from the project’s root
 * @param touched other files that `then` may write or take away
 * @throws what `then` throws, once the files are back
 */
export async function writeAll<Done>(
  root: string,
  edits: ReadonlyMap<string, string>,
  touched: readonly string[],
  then: () => Promise<Done>,
): Promise<Done> {
  const before: Journal = Object.fromEntries(
    [...edits.keys(), ...touched].map((file) => {
      const target = path.join(root, file);
      return [file, existsSync(target) ? readFileSync(target, 'base64') : null];
    }),
  );
  // Whole or not there; whatever is cut short after it is put back.
  writeFileAtomic.sync(path.join(root, JOURNAL), JSON.stringify(before));
  const stop = (signal: NodeJS.Signals) => {
    restore(root);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
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
