import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { style } from '../../collections/loader/entry-text.ts';
import type { DeskField, DeskFields } from '../fields/desk-field.ts';
import { prune, pruneFields } from './prune.ts';
import { type Fields, fieldsOf } from '../../lib/fields-of.ts';

/** Position of a new field: before the first field that follows it in the schema. */
function placeOf(name: string, map: YAMLMap, order: readonly string[]): number {
  const later = new Set(order.slice(order.indexOf(name) + 1));
  const place = map.items.findIndex(({ key }) => later.has(String(isScalar(key) ? key.value : key)));
  return place < 0 ? map.items.length : place;
}

interface Change {
  /** What a form shows for the unchanged file. */
  before: unknown;
  /** What the form contained when it was saved. */
  after: unknown;
}

function mergeMap(map: YAMLMap, { before, after }: Change, fields: DeskFields, document: Document): void {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  for (const [name, field] of Object.entries(fields)) {
    if (isDeepStrictEqual(was[name], is[name])) continue;
    const value = prune(is[name], field);
    const node = map.get(name, true);
    if (value === undefined) map.delete(name);
    else if (node === undefined) {
      const pair = document.createPair(name, value);
      map.items.splice(placeOf(name, map, Object.keys(fields)), 0, pair);
    } else map.set(name, merged(node, { before: was[name], after: is[name] }, field, document));
  }
}

function mergeList(list: YAMLSeq, { before, after }: Change, of: DeskField, document: Document): void {
  const [was, is] = [before, after].map((value) => (Array.isArray(value) ? (value as unknown[]) : [])) as [
    unknown[],
    unknown[],
  ];
  let start = 0;
  while (start < Math.min(was.length, is.length) && isDeepStrictEqual(was[start], is[start])) start += 1;
  let end = 0;
  while (end < Math.min(was.length, is.length) - start && isDeepStrictEqual(was.at(-1 - end), is.at(-1 - end)))
    end += 1;
  const [gone, come] = [was.slice(start, was.length - end), is.slice(start, is.length - end)];
  const old = gone.map((before, index) => ({ before, node: list.items[start + index] }));
  // An item that only moved keeps its comments; the others get those of their new position.
  const moved = come.map((item) => {
    const same = old.findIndex((each) => isDeepStrictEqual(each.before, item));
    return same < 0 ? undefined : old.splice(same, 1)[0];
  });
  const nodes = come.map((item, index) => {
    const { before: value, node } = moved[index] ?? old.shift() ?? {};
    return node === undefined
      ? document.createNode(prune(item, of) ?? '')
      : merged(node, { before: value, after: item }, of, document);
  });
  list.items.splice(start, gone.length, ...nodes);
}

/** The node of a changed value: the same node, updated, or a new one if its shape has changed. */
function merged(node: unknown, change: Change, field: DeskField, document: Document): unknown {
  if (field.kind === 'group' && isMap(node)) {
    mergeMap(node, change, field.fields, document);
    return node;
  }
  if (field.kind === 'list' && isSeq(node)) {
    mergeList(node, change, field.of, document);
    return node;
  }
  const fresh = document.createNode(prune(change.after, field) ?? '');
  if (isScalar(node) && isScalar(fresh)) {
    // This keeps a comment behind the value, and the quotation marks around it.
    node.value = fresh.value;
    // A text of several lines becomes a block, as writers do it.
    if (String(fresh.value).includes('\n')) node.type = Scalar.BLOCK_LITERAL;
    return node;
  }
  return fresh;
}

/** The text of each field, from its name to the next; what is before the first has an empty name. */
function textsOf(text: string): Map<string, string> {
  const { contents } = parseDocument(text);
  const names = (isMap(contents) ? contents.items : []).flatMap(({ key }) => (isScalar(key) ? key : []));
  const starts = names.map(({ range }) => range[0]);
  const fields = names.map(
    ({ value }, place) => [String(value), text.slice(starts[place], starts[place + 1])] as const,
  );
  return new Map([['', text.slice(0, starts[0])], ...fields]);
}

/** Writes a changed document, with unchanged fields as they were typed, because the library would reformat them. */
function asTyped(text: string, document: Document): string {
  // Maps in braces have spaces inside if those of the file do.
  const own = { ...style, flowCollectionPadding: / \{ /.test(text) };
  const written = document.toString(own);
  const typed = textsOf(text.endsWith('\n') ? text : `${text}\n`);
  const before = textsOf(parseDocument(text).toString(own));
  let kept = '';
  for (const [name, after] of textsOf(written)) kept += after === before.get(name) ? String(typed.get(name)) : after;
  // A mark before a name, such as `? title`, is lost here; then the library’s text is used.
  return isDeepStrictEqual(parseDocument(kept).toJS(), document.toJS()) ? kept : written;
}

/**
 * Applies the changes of a form to a file’s fields, and leaves all other fields as they are, including comments.
 *
 * @param text the fields as they are in the file
 * @param before what a form shows for them
 * @param after what the form contained when it was saved
 */
export function mergeFields(text: string, { before, after }: Change, fields: DeskFields): string {
  const document = parseDocument(text);
  if (isDeepStrictEqual(before, after)) return text;
  if (!isMap(document.contents)) return newFields(fieldsOf(after), fields);
  mergeMap(document.contents, { before, after }, fields, document);
  return asTyped(text, document);
}

/** The fields of a new file, in the order of the schema. */
export const newFields = (values: Fields, fields: DeskFields): string => stringify(pruneFields(values, fields), style);
