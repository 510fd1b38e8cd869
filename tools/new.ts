/** `npm run new communique "Title"`: creates a file in content/ with every field of its kind (see new/kinds.ts). */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { TO_WRITE } from '../src/collections/checks/check-unfinished.ts';
import { initialValues } from '../src/collections/schemas/initial-values.ts';
import { addressOf, collectionOf } from '../src/collections/schemas/collections.ts';
import { type Shape, shapeOf } from '../src/collections/schemas/shape.ts';
import { isoDay, uncapitalised } from '../src/lib/format.ts';
import { indianDay } from '../src/lib/days.ts';
import { nearest } from '../src/lib/nearest.ts';
import { fieldsOf } from '../src/lib/fields-of.ts';
import { readTree } from '../src/collections/loader/content-tree.ts';
import { filesIn } from '../src/collections/loader/read-collection.ts';
import { entryIdOf } from '../src/collections/entry-id.ts';
import { titleFields } from '../src/desk/fields/names.ts';
import { type Kind, kinds } from './new/kinds.ts';
import { main, root, SetupError } from './setup.mjs';

/**
 * Creates the file.
 *
 * @param now the current time, for today's date in India
 * @returns the message for the writer
 * @throws {SetupError} when the kind is unknown, the title is missing or the name is taken
 */
export function makeNew(root: string, args: readonly string[], now: Date): string {
  const [name = '', ...words] = args;
  const title = words.join(' ').trim();
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  const list = Object.keys(kinds).join(', ');
  if (kind === undefined) {
    const near = nearest(name, Object.keys(kinds));
    throw new SetupError(`There is no kind “${name}”. ${near ? `Did you mean “${near}”?` : `The kinds are: ${list}.`}`);
  }
  if (title === '') throw new SetupError(`A title is missing. Write: npm run new ${name} "The title"`);
  const { ending, schema } = collectionOf(kind.collection);
  const others = filesIn(readTree(root)).filter(({ collection }) => collection === kind.collection);
  const ids = others.map((other) => other.id);
  const id = kind.id?.(title, ids) ?? entryIdOf(kind.collection, title, []);
  if (id === '') throw new SetupError(`“${title}” has no letters for an address. Use the letters A to Z.`);
  const file = `content/${kind.collection}/${id}.${ending}`;
  const taken = ids.find((other) => other.toLowerCase() === id.toLowerCase());
  if (taken !== undefined)
    throw new SetupError(`content/${kind.collection}/${taken}.${ending} already exists. Choose another title.`);
  const today = isoDay(indianDay(now));
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  const places = others.map(({ source }) => Number(fieldsOf(source.data)['order']) || 0);
  const shape = shapeOf(schema);
  const titleField = titleFields.find((field) => Object.hasOwn(shape.properties ?? {}, field));
  const initials = { ...initialValues(shape, { today, places }), ...(titleField && { [titleField]: title }) };
  const values = { ...initials, ...kind.values?.({ title, today, id }) };
  writeFileSync(path.join(root, file), newFile(kind, values, today), { flag: 'wx' });
  const address = addressOf(kind.collection, id) ?? `/${String(fieldsOf(values)['file'])}`;
  return [`Created ${file}.`, `Its address: ${address}`, ...(kind.then ? [kind.then(id)] : [])].join('\n');
}

/** A field with its value, as YAML; a list begins on the next line. */
const written = (name: string, value: unknown) => stringify({ [name]: value }, { lineWidth: 0 }).trim();

/** A value for a field that is not filled in yet: it is valid, and its text says that it is a placeholder. */
function placeholder(field: Shape, today: string): unknown {
  const { type, format, enum: choices, items, properties, description = '' } = field;
  if (choices) return choices[0];
  if (items) return [placeholder(items, today)];
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, placeholder(inner, today)]));
  if (format === 'date') return today;
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return false;
  return `${TO_WRITE}: ${uncapitalised(description)}`;
}

/** An optional field, commented out: removing the # turns it into a field. */
function remark(name: string, field: Shape, today: string): string {
  const value = field.default ?? placeholder(field, today);
  const isWords = typeof value === 'string' && value.startsWith(TO_WRITE);
  return (isWords ? `${name}:` : written(name, value)).replaceAll(/^/gm, '# ');
}

/**
 * The text of a new file with every field of its kind: required fields with a value, optional ones commented out, each
 * below its description.
 *
 * @param values the fields whose values are known
 */
function newFile({ collection, text }: Kind, values: Record<string, unknown>, today: string): string {
  const { schema, ending } = collectionOf(collection);
  const { properties = {}, required = [] } = shapeOf(schema);
  const lines = Object.entries(properties).flatMap(([name, field]) => {
    const about = `# ${field.description ?? name}`;
    if (name in values) return [about, written(name, values[name])];
    if (!required.includes(name)) return [about, remark(name, field, today)];
    return [about, written(name, placeholder(field, today))];
  });
  const fields = lines.join('\n');
  return ending === 'mdx' ? `---\n${fields}\n---\n\n${text ?? ''}\n` : `${fields}\n`;
}

if (import.meta.main) {
  await main(() => {
    console.log(makeNew(root, process.argv.slice(2), new Date()));
  });
}
