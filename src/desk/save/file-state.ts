import { hash } from 'node:crypto';
import { isMap, parse, parseDocument } from 'yaml';
import { fieldsOf } from '../../lib/fields-of.ts';
import { cutEntry, joinEntry, style } from '../../collections/loader/entry-text.ts';
import { NO_FILE, SHOWN, shownAs, shownIn } from './shown.ts';

const decoder = new TextDecoder();

const endingOf = (file: string) => (file.endsWith('.mdx') ? 'mdx' : 'yaml');

/** Identifies a state of a file by its contents. */
export const versionOf = (contents: Uint8Array | undefined): string =>
  contents === undefined ? NO_FILE : hash('sha256', contents);

/** A file for a form to show, with a field that identifies its state. */
export function withVersion(file: string, contents: Uint8Array): string {
  const whole = decoder.decode(contents);
  const { fields, text } = cutEntry(whole, endingOf(file));
  const document = parseDocument(fields);
  // If it cannot be parsed here, the editor reports that as well.
  if (document.errors.length > 0 || !isMap(document.contents)) return whole;
  document.set(SHOWN, shownAs({ version: versionOf(contents), file }));
  return joinEntry({ fields: document.toString(style), text }, endingOf(file));
}

const mark = /^(.+)\/shown-([0-9a-f]{64})$/;

/** Whether a path is not a file but a mark of the state in which an entry was loaded. */
export const isMark = (path: string): boolean => mark.test(path);

/**
 * The state of a file that a form shows while it is being saved or deleted.
 *
 * @param paths deleted in the same request
 * @param after what the form has written, if anything
 */
export function versionShown(file: string, paths: readonly string[], after?: string): string {
  const [loaded] = paths.flatMap((path) => {
    const [, entry, version] = mark.exec(path) ?? [];
    return version !== undefined && `${String(entry)}.${endingOf(file)}` === file ? [version] : [];
  });
  // A new entry, which may be a copy of one that was shown.
  if (loaded === undefined) return NO_FILE;
  if (after === undefined) return loaded;
  const shown = shownIn(fieldsOf(parse(cutEntry(after, endingOf(file)).fields))[SHOWN]);
  // Another entry was pasted into the form.
  return shown?.file === file ? shown.version : loaded;
}
