import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What stood in the files before, while they are changed: kept beside the content, where no check reads it. */
const journalOf = (root: string) => path.join(root, 'content', '.month.json');

/** Text of each file before, or null where there was none. */
type Journal = Record<string, string | null>;

function put(root: string, file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  const unfinished = path.join(path.dirname(target), `.${path.basename(target)}.new`);
  writeFileSync(unfinished, text);
  renameSync(unfinished, target);
}

/** Puts the content back as it was before a run that did not end. @returns whether there was one */
export function restore(root: string): boolean {
  const journal = journalOf(root);
  if (!existsSync(journal)) return false;
  const before = JSON.parse(readFileSync(journal, 'utf8')) as Journal;
  for (const [file, text] of Object.entries(before)) {
    if (text === null) rmSync(path.join(root, file), { force: true });
    else put(root, file, text);
  }
  rmSync(journal);
  return true;
}

/**
 * Writes all files and then does what follows from them; where either fails, the files are as they were.
 *
 * @param edits new texts by path from the project’s root
 * @throws what `then` throws, once the files are back
 */
export async function writeAll(
  root: string,
  edits: ReadonlyMap<string, string>,
  then: () => Promise<void>,
): Promise<void> {
  const before: Journal = Object.fromEntries(
    [...edits.keys()].map((file) => {
      const target = path.join(root, file);
      return [file, existsSync(target) ? readFileSync(target, 'utf8') : null];
    }),
  );
  put(root, path.relative(root, journalOf(root)), JSON.stringify(before));
  const stop = (signal: NodeJS.Signals) => {
    restore(root);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    for (const [file, text] of edits) put(root, file, text);
    await then();
    rmSync(journalOf(root));
  } catch (error) {
    restore(root);
    throw error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
