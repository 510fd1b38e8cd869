import type { z } from 'astro/zod';
import { fieldsOf } from '../../lib/fields-of.ts';
import type { Site } from '../../collections/checks/site.ts';
import { initialValues } from '../../collections/schemas/initial-values.ts';
import { collectionNames, collectionOf, type CollectionName } from '../../collections/schemas/collections.ts';
import { shapeOf } from '../../collections/schemas/shape.ts';
import { mdxNames, mdxTable } from '../../mdx/table.ts';
import type { Choice, DeskField, DeskFields } from '../fields/desk-field.ts';
import { describeComponents, type DeskComponent } from '../fields/describe-components.ts';
import { describeFields } from '../fields/describe-fields.ts';
import { labelOf } from '../fields/label.ts';
import { namesIn, titleFields } from '../fields/names.ts';

/** One kind of content as the desk shows it. */
export interface DeskCollection {
  label: string;
  /** The name for one entry. */
  kind: string;
  ending: 'yaml' | 'mdx';
  isSingle: boolean;
  /** The field that names an entry in lists; empty for a single file. */
  titleField: string;
  fields: DeskFields;
  /** Names of the components that its texts may use. */
  components: readonly string[];
}

/** Everything that the desk shows, as plain data. */
export interface Desk {
  collections: Readonly<Record<CollectionName, DeskCollection>>;
  components: Readonly<Record<string, DeskComponent>>;
}

/** Adds values in use to the choices that do not offer them, so that they are kept; the checks report them. */
function withValuesInUse(field: DeskField, values: readonly unknown[]): DeskField {
  const there = values.filter((value) => value !== undefined && value !== null);
  if (field.kind === 'choice') {
    const known = new Set(field.choices.map(({ value }) => value));
    const further = [...new Set(there.filter((value) => typeof value === 'string' && !known.has(value)))] as string[];
    return { ...field, choices: [...field.choices, ...further.map((value): Choice => ({ value, label: value }))] };
  }
  if (field.kind === 'list') return { ...field, of: withValuesInUse(field.of, there.flat()) };
  if (field.kind === 'group') return { ...field, fields: allWithValuesInUse(field.fields, there) };
  return field;
}

const allWithValuesInUse = (fields: DeskFields, files: readonly unknown[]): DeskFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      withValuesInUse(
        field,
        files.map((file) => fieldsOf(file)[name]),
      ),
    ]),
  );

/** Fields with the initial values of a new entry. */
function withBeginnings(fields: DeskFields, schema: z.ZodType, files: readonly unknown[], today: string): DeskFields {
  const places = files.map((file) => Number(fieldsOf(file)['order'] ?? 0));
  const initials = initialValues(shapeOf(schema), { today, places });
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const initial = initials[name];
      return [name, initial === undefined ? field : { ...field, initial }];
    }),
  );
}

/** Describes every collection and single file of the content, and every component, from schemas and table. */
export function describeDesk(site: Site): Desk {
  const names = namesIn(site);
  const components = describeComponents(site, names);
  const collections = Object.fromEntries(
    collectionNames.map((name): [string, DeskCollection] => {
      const { kind, ending, single = false, schema } = collectionOf(name);
      const files = site.filesOf(name).map(({ source }) => source.data);
      const inUse = allWithValuesInUse(describeFields(schema, names), files);
      const fields = single ? inUse : withBeginnings(inUse, schema, files, site.today);
      const inTexts = mdxNames.filter((component) =>
        mdxTable[component].in.some((place) => place === name || place.startsWith(`${name}/`)),
      );
      return [
        name,
        {
          label: labelOf(name),
          kind,
          ending,
          isSingle: single,
          titleField: titleFields.find((title) => fields[title]?.kind === 'text') ?? '',
          fields,
          components: ending === 'mdx' ? inTexts : [],
        },
      ];
    }),
  );
  return { collections: collections as Desk['collections'], components };
}
