import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forWriters } from '../lib/for-writers.ts';
import type { MadeDocument } from '../lib/made-document.ts';

const read = () =>
  JSON.parse(readFileSync(join(process.cwd(), 'src/assets/made-documents.json'), 'utf8')) as Record<
    string,
    MadeDocument
  >;

let known: ReturnType<typeof read> | undefined;

/**
 * What is known of a PDF that was made here, by its path below public/. A build makes all of them before its pages; the dev
 * server makes none and looks each time, as documents may be made beside it.
 */
export const madeDocument = (file: string): MadeDocument | undefined =>
  (forWriters ? read() : (known ??= read()))[file];
