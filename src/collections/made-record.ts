import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { forWriters } from '../lib/for-writers.ts';
import type { MadeDocument } from '../lib/made-document.ts';

type Known = Readonly<Record<string, MadeDocument | undefined>>;

/** The record, as it was at a time. */
let known: { time: number; record: Known } | undefined;

/** The dev server looks each time whether the record has been written anew, as documents may be made beside it. */
function made(): Known {
  if (known !== undefined && !forWriters) return known.record;
  const file = join(process.cwd(), 'src/assets/made-documents.json');
  const time = statSync(file).mtimeMs;
  if (known?.time !== time) known = { time, record: JSON.parse(readFileSync(file, 'utf8')) as Known };
  return known.record;
}

/** Whether such a PDF has been made: a build makes all of them before its pages, the dev server none. */
export const isMade = (file: string): boolean => made()[file] !== undefined;

/** What is known of such a PDF, by its path below public/. @throws an error that says how to make it */
export function madeDocument(file: string): MadeDocument {
  const document = made()[file];
  if (document === undefined) throw new Error(`public/${file} has not been made yet: run “npm run documents”.`);
  return document;
}
