import { createHash } from 'node:crypto';
import { isMap, parse, parseDocument } from 'yaml';
import { recordOf } from '../../lib/record-of.ts';
import { cutEntry, joinEntry } from './cut-entry.ts';
import { style } from './merge-fields.ts';
import { NO_FILE, SHOWN, shownAs, shownIn } from './shown.ts';

const words = new TextDecoder();

const endingOf = (file: string) => (file.endsWith('.mdx') ? 'mdx' : 'yaml');

/** Tells each state of a file from all others. */
export const versionOf = (contents: Uint8Array | undefined): string =>
  contents === undefined ? NO_FILE : createHash('sha256').update(contents).digest('hex');

/** A file as a form is to show it: with a field that says which state of it that is. */
export function withVersion(file: string, contents: Uint8Array): string {
  const whole = words.decode(contents);
  const { fields, text } = cutEntry(whole, endingOf(file));
  const document = parseDocument(fields);
  // What cannot be read here, the editor says of it as well.
  if (document.errors.length > 0 || !isMap(document.contents)) return whole;
  document.set(SHOWN, shownAs({ version: versionOf(contents), file }));
  return joinEntry({ fields: document.toString(style), text }, endingOf(file));
}

const mark = /^(.+)\/shown-([0-9a-f]{64})$/;

/** Whether a path is no file, but says which state of an entry was loaded. */
export const isMark = (path: string): boolean => mark.test(path);

/**
 * Which state of a file is on a form that is to be saved or deleted.
 *
 * @param paths that are to go with it
 * @param after what the form has written, where it has
 */
export function versionShown(file: string, paths: readonly string[], after?: string): string {
  const [loaded] = paths.flatMap((path) => {
    const [, entry, version] = mark.exec(path) ?? [];
    return version !== undefined && `${String(entry)}.${endingOf(file)}` === file ? [version] : [];
  });
  // A new entry, which may be a copy of one that was shown.
  if (loaded === undefined) return NO_FILE;
  if (after === undefined) return loaded;
  const shown = shownIn(recordOf(parse(cutEntry(after, endingOf(file)).fields))[SHOWN]);
  // A form that another entry was pasted into.
  return shown?.file === file ? shown.version : loaded;
}
