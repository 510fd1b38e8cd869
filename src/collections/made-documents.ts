import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MadeDocument } from '../lib/documents/made-document.ts';

/** The generated PDFs, keyed by their paths below public/. */
export type MadeDocuments = Record<string, MadeDocument>;

export const madeDocumentsPath = (root: string) => join(root, 'src/assets/made-documents.json');

/** What the last build recorded; empty if there is none. */
export function readMadeDocuments(root: string): MadeDocuments {
  const path = madeDocumentsPath(root);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as MadeDocuments) : {};
}

/** Whether a file in public/ is a generated PDF that has not been changed since. */
export function isAsMade(root: string, file: string, madeDocuments: MadeDocuments): boolean {
  const made = madeDocuments[file];
  const path = join(root, 'public', file);
  return made !== undefined && existsSync(path) && hash('sha256', readFileSync(path)) === made.output;
}
