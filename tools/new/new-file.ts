import { stringify } from 'yaml';
import { z } from 'astro/zod';
import { TO_WRITE } from '../../src/collections/checks/check-marks.ts';
import { collectionOf } from '../../src/collections/schemas/collections.ts';
import type { Kind } from './kinds.ts';

/** A field as JSON Schema describes it. */
interface Field {
  description?: string;
  type?: string;
  format?: string;
  enum?: string[];
  default?: unknown;
}

interface Fields {
  properties: Record<string, Field>;
  required: string[];
}

const oneLine = (value: unknown) => stringify(value, { lineWidth: 0 }).trim();

/** What stands in a field that nobody has filled in yet: it fits the field's form, and says that it is not meant. */
function placeholder({ type, format, enum: choices, description = '' }: Field, today: string): unknown {
  if (choices) return choices[0];
  if (format === 'date') return today;
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return false;
  return `${TO_WRITE}: ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
}

/** A field that may be left out: a remark, ready to be made a field by taking the # away. */
function remark(name: string, field: Field, today: string): string {
  const value = field.default ?? (field.type === 'array' || field.type === 'object' ? '' : placeholder(field, today));
  const example = typeof value === 'string' && value.startsWith(TO_WRITE) ? '' : ` ${oneLine(value)}`;
  return `# ${name}:${example}`;
}

/**
 * Text of a new file with every field of its kind: those that must be there with a value, the others as remarks. Each has
 * its description above it.
 *
 * @param values of the fields that are known
 */
export function newFile({ collection, text }: Kind, values: Record<string, unknown>, today: string): string {
  const { schema, ending } = collectionOf(collection);
  const { properties, required } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Fields;
  const lines = Object.entries(properties).flatMap(([name, field]) => {
    const about = `# ${field.description ?? name}`;
    if (name in values) return [about, `${name}: ${oneLine(values[name])}`];
    if (!required.includes(name)) return [about, remark(name, field, today)];
    return [about, `${name}: ${oneLine(placeholder(field, today))}`];
  });
  const fields = lines.join('\n');
  return ending === 'mdx' ? `---\n${fields}\n---\n\n${text ?? ''}\n` : `${fields}\n`;
}
