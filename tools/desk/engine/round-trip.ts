import type { ComponentSchema, Config, FormField } from '@keystatic/core';
import { parse, stringify } from 'yaml';
import { cutEntry, joinEntry } from '../../../src/desk/save/cut-entry.ts';
import { reasonOf } from '../../../src/lib/reason-of.ts';
import { recordOf } from '../../../src/lib/record-of.ts';
import type { Desk } from '../../../src/desk/entries/describe-desk.ts';
import { keystaticConfig, TEXT } from './config.ts';

type AnyField = FormField<never, never, never>;

const bytes = new TextEncoder();
const words = new TextDecoder();
const none = new Map<string, never>();

/** What Keystatic knows of a file beside a field's own value. */
interface FileFacts {
  slug: string;
  /** The field that names the file. */
  title: string | undefined;
  text: string;
}

/** One value through a field of Keystatic and back, by the field's own reader and writer. */
function throughField(
  schema: AnyField,
  value: unknown,
  facts: FileFacts,
  isTitle: boolean,
): { value: unknown; text?: string } {
  const stored = value as never;
  switch (schema.formKind) {
    case 'slug': {
      if (!isTitle) return schema.serialize(schema.parse(stored, undefined));
      return schema.serializeWithSlug(schema.parse(stored, { slug: facts.slug }));
    }
    case 'content': {
      const from = { content: bytes.encode(facts.text), other: none, external: none, slug: facts.slug };
      const { content } = schema.serialize(schema.parse(stored, from), { slug: facts.slug });
      return { value: undefined, text: words.decode(content) };
    }
    case undefined:
      return schema.serialize(schema.parse(stored));
    default:
      throw new Error(`The desk has no field of the kind “${schema.formKind}”.`);
  }
}

/** A value through any schema of Keystatic and back. */
function through(
  schema: ComponentSchema,
  value: unknown,
  facts: FileFacts,
  tell: (text: string) => void,
  isTitle = false,
): unknown {
  switch (schema.kind) {
    case 'form': {
      const { value: stored, text } = throughField(schema as AnyField, value, facts, isTitle);
      if (text !== undefined) tell(text);
      return stored;
    }
    case 'object':
      return throughAll(schema.fields, value, { ...facts, title: undefined }, tell);
    case 'array': {
      if (value !== undefined && !Array.isArray(value)) throw new Error('is no list');
      return (value ?? []).map(
        (item: unknown) => through(schema.element, item, { ...facts, title: undefined }, tell) ?? null,
      );
    }
    default:
      throw new Error(`The desk has no form of the kind “${schema.kind}”.`);
  }
}

function throughAll(
  schemas: Record<string, ComponentSchema>,
  value: unknown,
  facts: FileFacts,
  tell: (text: string) => void,
) {
  const values = recordOf(value);
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      try {
        const stored = through(schema, values[name], facts, tell, name === facts.title);
        return stored === undefined ? [] : [[name, stored]];
      } catch (error) {
        const reason = reasonOf(error);
        throw new Error(name === TEXT ? reason : `${name}: ${reason}`, { cause: error });
      }
    }),
  );
}

/** Makes ready to read and write entries as Keystatic does. */
export function roundTrips(desk: Desk) {
  const config: Config = keystaticConfig(desk, {}, () => null);
  /**
   * What Keystatic would write of a file that nobody has changed.
   *
   * @throws an error where it cannot read the file
   */
  return (collection: string, id: string, file: string): string => {
    const described = desk.collections[collection as keyof Desk['collections']];
    const schema = config.collections?.[collection]?.schema ?? config.singletons?.[collection]?.schema;
    if (schema === undefined) throw new Error(`There is no collection “${collection}”.`);
    const { fields, text } = cutEntry(file, described.ending);
    let written = '';
    const stored = throughAll(
      schema,
      parse(fields),
      { slug: id, title: config.collections?.[collection]?.slugField, text },
      (body) => {
        written = body;
      },
    );
    return joinEntry({ fields: stringify(stored, { lineWidth: 0 }), text: written }, described.ending);
  };
}
