import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MadeDocument } from '../lib/documents/made-document.ts';
import { ContentError, finding } from './findings/finding.ts';

/** The generated PDFs, keyed by their paths below public/. */
export type MadeDocuments = Record<string, MadeDocument>;

/** Where the list of them is kept. */
export const MADE_DOCUMENTS = 'src/assets/made-documents.json';

export const madeDocumentsPath = (root: string) => join(root, MADE_DOCUMENTS);

/** What the last build recorded; empty if there is none. @throws ContentError if the list cannot be read */
export function readMadeDocuments(root: string): MadeDocuments {
  const path = madeDocumentsPath(root);
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as MadeDocuments;
  } catch {
    throw new ContentError([finding('made-list-damaged', { file: MADE_DOCUMENTS, line: 1 })]);
  }
}

/** Whether a file in public/ is a generated PDF that has not been changed since. */
export function isAsMade(root: string, file: string, madeDocuments: MadeDocuments): boolean {
  const made = madeDocuments[file];
  const path = join(root, 'public', file);
  return made !== undefined && existsSync(path) && hash('sha256', readFileSync(path)) === made.output;
}
