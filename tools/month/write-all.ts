import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { versionOf } from '../../src/desk/save/file-state.ts';
import { keepAside } from '../../src/desk/save/keep-aside.ts';

/** What stood in the files before, while they are changed: kept beside the content, where no check reads it. */
const JOURNAL = 'content/.month.json';

/** Of each file its bytes before in base64, or null where there was none, and which state of it the month writes. */
type Journal = Record<string, { before: string | null; written?: string }>;

function put(root: string, file: string, bytes: string | Buffer): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}

/** What is said where work must wait until such a run is mended. */
export const UNFINISHED =
  'A run of npm run month did not end, and its figures are in some files only: run it again first.';

/** Whether a run did not end, so that the content may be half of one month and half of another. */
export const isUnfinished = (root: string): boolean => existsSync(path.join(root, JOURNAL));

/**
 * Puts the files back as they were before a run that did not end. What a writer has saved in one since is kept, and said.
 *
 * @returns whether there was such a run
 */
export function restore(root: string): boolean {
  if (!isUnfinished(root)) return false;
  const journal = path.join(root, JOURNAL);
  for (const [file, { before, written }] of Object.entries(JSON.parse(readFileSync(journal, 'utf8')) as Journal)) {
    const target = path.join(root, file);
    const old = before === null ? undefined : Buffer.from(before, 'base64');
    const now = existsSync(target) ? readFileSync(target) : undefined;
    // Of a PDF nobody knows beforehand what is made.
    if (now && written !== undefined && ![versionOf(old), written].includes(versionOf(now)))
      console.log(`What was saved in ${file} since that run began is in ${keepAside(root, file, now)}.`);
    if (old) put(root, file, old);
    else rmSync(target, { force: true });
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
      const text = edits.get(file);
      const written = text === undefined ? {} : { written: versionOf(Buffer.from(text)) };
      return [file, { before: existsSync(target) ? readFileSync(target, 'base64') : null, ...written }];
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
