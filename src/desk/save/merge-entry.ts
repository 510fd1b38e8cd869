import { parse } from 'yaml';
import type { DeskCollection } from '../entries/describe-desk.ts';
import { cutEntry, joinEntry } from '../../collections/loader/entry-text.ts';
import { mergeFields, newFields } from './merge-fields.ts';
import { mergeText } from './merge-text.ts';
import { fieldsOf } from '../../lib/fields-of.ts';

/**
 * The file with the changes made at the desk, and everything else as it was.
 *
 * @param original the file as it is
 * @param before what the desk would write if nothing were changed
 * @param after what the desk has written
 */
export function mergeEntry(original: string, before: string, after: string, collection: DeskCollection): string {
  const { ending } = collection;
  const own = cutEntry(original, ending);
  const was = cutEntry(before, ending);
  const is = cutEntry(after, ending);
  const change = { before: parse(was.fields) as unknown, after: parse(is.fields) as unknown };
  return joinEntry(
    { fields: mergeFields(own.fields, change, collection.fields), text: mergeText(own.text, was.text, is.text) },
    ending,
  );
}

/** A new file from what the desk has written. */
export function newEntry(after: string, collection: DeskCollection): string {
  const { fields, text } = cutEntry(after, collection.ending);
  return joinEntry(
    { fields: newFields(fieldsOf(parse(fields)), collection.fields), text: mergeText('', '', text) },
    collection.ending,
  );
}
