import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forWriters } from './for-writers.ts';
import type { MadeDocument } from './made-document.ts';

type Known = Readonly<Record<string, MadeDocument | undefined>>;

let known: Known | undefined;

/**
 * Read, not imported: a page whose code holds the record would count as changed whenever any document is made. The dev
 * server reads it each time, as documents may be made beside it.
 */
function made(): Known {
  if (known !== undefined && !forWriters) return known;
  known = JSON.parse(readFileSync(join(process.cwd(), 'src/assets/made-documents.json'), 'utf8')) as Known;
  return known;
}

/** Whether such a PDF has been made: a build makes all of them before its pages, the dev server none. */
export const isMade = (file: string): boolean => made()[file] !== undefined;

/** What is known of such a PDF, by its path below public/. @throws an error that says how to make it */
export function madeDocument(file: string): MadeDocument {
  const document = made()[file];
  if (document === undefined) throw new Error(`public/${file} has not been made yet: run “npm run documents”.`);
  return document;
}
