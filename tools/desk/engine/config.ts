import { type Collection, type ComponentSchema, type Config, fields, type Singleton } from '@keystatic/core';
import type { DeskEntry } from '../../../src/desk/desk-data.ts';
import type { Desk, DeskCollection } from '../../../src/desk/entries/describe-desk.ts';
import { entryIdOf } from '../../../src/collections/entry-id.ts';
import { type CollectionName, collectionNames } from '../../../src/collections/schemas/collections.ts';
import { type ComponentView, keystaticComponent } from './components.tsx';
import { SHOWN } from '../../../src/desk/save/shown.ts';
import { boundsOf, keystaticFields } from './fields.ts';
import { shownField } from './shown-field.tsx';

type Schema = Record<string, ComponentSchema>;

/** Name of the text's field in forms. In the file the text is below the fields, without a name. */
export const TEXT = 'text below the fields';

/** The field for an entry's title and its file name, which is also its address. */
function titleAndFile(name: CollectionName, { fields: all, kind, titleField }: DeskCollection, ids: readonly string[]) {
  const field = all[titleField];
  const length = field?.kind === 'text' ? boundsOf(field) : {};
  return fields.slug({
    name: {
      label: field?.label ?? 'Title',
      ...(field?.description !== undefined && { description: field.description }),
      validation: { isRequired: field?.isRequired ?? false, length },
    },
    slug: {
      label: 'File’s name',
      description: `The ${kind}’s file name, which is also its address. Letters A to Z, digits and hyphens; do not change it once the ${kind} is published.`,
      generate: (title) => entryIdOf(name, title, ids),
      validation: {
        length: { min: 1, max: 80 },
        pattern: { regex: /^[A-Za-z0-9][\w-]*$/, message: 'Write letters A to Z, digits and hyphens, without spaces.' },
      },
    },
  });
}

function textField(name: string, { components }: DeskCollection, desk: Desk, view: ComponentView) {
  return fields.mdx({
    label: 'Text',
    options: {
      // Texts for investors need neither strikethrough nor code, and their buttons would take up space.
      strikethrough: false,
      code: false,
      codeBlock: false,
      heading: [2, 3, 4, 5, 6],
      image: { directory: `content/${name}`, publicPath: './' },
    },
    components: Object.fromEntries(
      components.flatMap((component) => {
        const described = desk.components[component];
        return described ? [[component, keystaticComponent(component, described, view)]] : [];
      }),
    ),
  });
}

/** The list of a collection in the desk's order, newest first; with columns for title and day if entries have a day. */
function listOf(title: string, entries: readonly DeskEntry[]) {
  const places = new Map(entries.map(({ id }, place) => [id, place]));
  const hasDays = entries.some(({ version }) => version !== '');
  // An entry added since then is newer.
  return { parseSlugForSort: (id: string) => places.get(id) ?? -1, ...(hasDays && { columns: [title, SHOWN] }) };
}

/** Keystatic's settings for the file format of a collection. */
const formatOf = ({ ending }: DeskCollection) => ({
  format: ending === 'mdx' ? ({ data: 'yaml', contentField: TEXT } as const) : ({ data: 'yaml' } as const),
  entryLayout: ending === 'mdx' ? ('content' as const) : ('form' as const),
});

/**
 * Keystatic's configuration for the whole content.
 *
 * @param entries the existing entries, in the order of the lists
 * @param view renders a component in a text
 */
export function keystaticConfig(desk: Desk, entries: readonly DeskEntry[], view: ComponentView): Config {
  const collections: Record<string, Collection<Schema, string>> = {};
  const singletons: Record<string, Singleton<Schema>> = {};
  for (const name of collectionNames) {
    const kind = desk.collections[name];
    const listed = entries.filter(({ collection }) => collection === name);
    const ids = listed.map(({ id }) => id);
    const versions = new Map(listed.map(({ id, version }) => [`content/${name}/${id}.${kind.ending}`, version]));
    const own = { ...keystaticFields(kind.fields), [SHOWN]: shownField(versions) };
    if (kind.isSingle) {
      singletons[name] = { label: kind.label, path: `content/${name}`, ...formatOf(kind), schema: own };
      continue;
    }
    const title = kind.titleField;
    const schema = { ...own, [title]: titleAndFile(name, kind, ids) };
    collections[name] = {
      label: kind.label,
      path: `content/${name}/*`,
      slugField: title,
      ...listOf(title, listed),
      ...formatOf(kind),
      schema: kind.ending === 'mdx' ? { ...schema, [TEXT]: textField(name, kind, desk, view) } : schema,
    };
  }
  return {
    storage: { kind: 'local' },
    collections,
    singletons,
    ui: { brand: { name: 'The writers’ desk' } },
  };
}
