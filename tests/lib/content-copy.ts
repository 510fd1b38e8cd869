import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/run.mjs';
import { change } from './project-copy.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** By file, the text to replace and its replacement. */
export type Changes = Record<string, readonly [words: RegExp | string, others: string]>;

/** A copy of the site's content, with some changes, in a folder that is deleted when the test ends. */
export function contentCopy(changes: Changes = {}): string {
  const copy = temporaryFolder();
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
  for (const [file, [words, others]] of Object.entries(changes)) change(join(copy, file), words, others);
  return copy;
}

/** A copy with complaints up to August 2025, whatever has been reported since. */
export function augustCopy(changes?: Changes): string {
  const copy = contentCopy(changes);
  cpSync(join(import.meta.dirname, 'complaints.yaml'), join(copy, 'content/complaints.yaml'));
  return copy;
}
