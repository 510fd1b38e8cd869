import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './content-files.ts';
import { change } from './project-copy.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Words of a file, and what stands in their place. */
export type Changes = Record<string, readonly [words: RegExp | string, others: string]>;

/** A folder with a copy of the site's content, some words of it changed, which goes when the test ends. */
export function contentCopy(changes: Changes = {}): string {
  const copy = temporaryFolder();
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
  for (const [file, [words, others]] of Object.entries(changes)) change(join(copy, file), words, others);
  return copy;
}

/** Such a copy with complaints up to August 2025, whatever has been reported since. */
export function augustCopy(changes?: Changes): string {
  const copy = contentCopy(changes);
  cpSync(join(import.meta.dirname, 'complaints.yaml'), join(copy, 'content/complaints.yaml'));
  return copy;
}
