import type { ComponentSchema, Config, FormField } from '@keystatic/core';
import { parse, stringify } from 'yaml';
import { cutEntry, joinEntry } from '../../../src/collections/loader/entry-text.ts';
import { reasonOf } from '../../../src/lib/reason-of.ts';
import { fieldsOf } from '../../../src/lib/fields-of.ts';
import type { Desk } from '../../../src/desk/entries/describe-desk.ts';
import { joinMarks } from '../../../src/desk/save/join-marks.ts';
import { keystaticConfig, TEXT } from './config.ts';

type AnyField = FormField<never, never, never>;

const bytes = new TextEncoder();
const decoder = new TextDecoder();
const none = new Map<string, never>();

/** What Keystatic knows about a file besides the values of its fields. */
interface FileFacts {
  slug: string;
  /** The field that names the file. */
  title?: string | undefined;
}

/** Passes a value through the reader and writer of a Keystatic field. */
function throughField(schema: AnyField, value: unknown, slug: string, isTitle: boolean): unknown {
  const stored = value as never;
  if (schema.formKind === undefined) return schema.serialize(schema.parse(stored)).value;
  // The only asset field holds the version that a form shows, which is not part of the file.
  if (schema.formKind === 'asset') return undefined;
  if (schema.formKind !== 'slug') throw new Error(`The desk has no field for the kind “${schema.formKind}”.`);
  return isTitle
    ? schema.serializeWithSlug(schema.parse(stored, { slug })).value
    : schema.serialize(schema.parse(stored, undefined)).value;
}

/** Passes the text below the fields through Keystatic's editor and back. */
function throughEditor(schema: AnyField, text: string, slug: string): string {
  if (schema.formKind !== 'content') throw new Error('The desk has no editor for this text.');
  const from = { content: bytes.encode(text), other: none, external: none, slug };
  return decoder.decode(schema.serialize(schema.parse(undefined, from), { slug }).content);
}

/** Passes a value through any Keystatic schema and back. */
function through(schema: ComponentSchema, value: unknown, slug: string, isTitle = false): unknown {
  switch (schema.kind) {
    case 'form':
      return throughField(schema as AnyField, value, slug, isTitle);
    case 'object':
      return throughAll(schema.fields, value, { slug });
    case 'array':
      if (value !== undefined && !Array.isArray(value)) throw new Error('is not a list');
      return (value ?? []).map((item: unknown) => through(schema.element, item, slug) ?? null);
    default:
      throw new Error(`The desk has no form for the kind “${schema.kind}”.`);
  }
}

function throughAll(schemas: Record<string, ComponentSchema>, value: unknown, { slug, title }: FileFacts) {
  const values = fieldsOf(value);
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      try {
        const stored = through(schema, values[name], slug, name === title);
        return stored === undefined ? [] : [[name, stored]];
      } catch (error) {
        throw new Error(`${name}: ${reasonOf(error)}`, { cause: error });
      }
    }),
  );
}

/** Prepares reading and writing entries as Keystatic does. */
export function roundTrips(desk: Desk) {
  const config: Config = keystaticConfig(desk, [], () => null);
  /**
   * What Keystatic would write for an unchanged file.
   *
   * @throws an error if it cannot read the file
   */
  return (collection: string, id: string, file: string): string => {
    const { ending } = desk.collections[collection as keyof Desk['collections']];
    const schema = config.collections?.[collection]?.schema ?? config.singletons?.[collection]?.schema;
    if (schema === undefined) throw new Error(`There is no collection “${collection}”.`);
    const { [TEXT]: editor, ...schemas } = schema;
    const { fields, text } = cutEntry(file, ending);
    // The editor reads it as the address of a link.
    if (/^\[\^[^\]]+\]: *\S+ *$/m.test(text)) throw new Error('The editor cannot show a note of one word.');
    const stored = throughAll(schemas, parse(fields), { slug: id, title: config.collections?.[collection]?.slugField });
    const written = editor === undefined ? '' : joinMarks(throughEditor(editor as AnyField, text, id), desk.components);
    return joinEntry({ fields: stringify(stored, { lineWidth: 0 }), text: written }, ending);
  };
}
