import type { z } from 'astro/zod';
import type { Referable } from '../../collections/schemas/fields.ts';
import { type Shape, shapeOf } from '../../collections/schemas/shape.ts';
import type { Choice, DeskField, DeskFields } from './desk-field.ts';
import { asChoices, labelOf } from './label.ts';

/** The choices for each kind of reference, read from the content. */
export type Names = Readonly<Record<Referable, readonly Choice[]>>;

/** JSON Schema gives limits for whole numbers even if there are none. */
const limit = (value: number | undefined) =>
  value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? undefined : value;

/** Drops undefined values, because a field’s description is compared and sent. */
const present = <Facts extends object>(facts: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Facts]: Exclude<Facts[Name], undefined>;
  };

/** A text is long if its description says so, or if its limit is more than fits on a line. */
const isLong = ({ description = '', maxLength = 0 }: Shape) =>
  maxLength > 100 || /sentence|paragraph/i.test(description);

function textKind(shape: Shape, names: Names, isRequired: boolean) {
  const { enum: values, format, pattern, names: named } = shape;
  if (named === 'picture' || named === 'pdf') return { kind: named };
  if (named !== undefined && named !== 'outside links') return { kind: 'choice' as const, choices: names[named] };
  if (values !== undefined) return { kind: 'choice' as const, choices: asChoices(values) };
  if (format === 'date') return { kind: 'date' as const };
  // The patterns of URLs and mailboxes mean nothing to writers; the checks report what is wrong with them.
  const ownPattern = format === undefined || format === 'starts_with' ? pattern : undefined;
  return {
    kind: 'text' as const,
    isLong: isLong(shape),
    ...present({ min: isRequired ? shape.minLength : undefined, max: shape.maxLength, pattern: ownPattern }),
  };
}

/** A form has a box to tick where a file has `true`. */
const asBox = (description: string) => description.replace(/^true\b/, 'Ticked').replace(/^false\b/, 'Not ticked');

/** Merges alternative forms into one group: a writer fills in one of them and leaves the others empty. */
function oneOfForms(forms: readonly Shape[]): Shape {
  const [first] = forms;
  if (forms.length === 1 && first) return first;
  const properties = Object.assign({}, ...forms.map((form) => form.properties)) as Record<string, Shape>;
  const required = Object.keys(properties).filter((name) => forms.every((form) => form.required?.includes(name)));
  return { type: 'object', properties, required };
}

function kindOf(shape: Shape, names: Names, isRequired: boolean) {
  const { type, anyOf, items, propertyNames, additionalProperties } = shape;
  if (anyOf) return groupOf(oneOfForms(anyOf), names, isRequired);
  if (type === 'boolean')
    return { kind: 'check' as const, ...present({ description: shape.description && asBox(shape.description) }) };
  if (type === 'number' || type === 'integer') {
    const [min, max] = [limit(shape.minimum), limit(shape.maximum)];
    return { kind: 'number' as const, isWhole: type === 'integer', ...present({ min, max }) };
  }
  if (type === 'array' && items) {
    const { minItems, maxItems } = shape;
    const of = describeField('item', items, names, true);
    return { kind: 'list' as const, of, ...present({ min: isRequired ? minItems : undefined, max: maxItems }) };
  }
  if (type === 'object' && propertyNames?.enum && typeof additionalProperties === 'object') {
    const properties = Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties]));
    return groupOf({ ...shape, properties }, names, isRequired);
  }
  if (type === 'object') return groupOf(shape, names, isRequired);
  return textKind(shape, names, isRequired);
}

/** A field required within a group is optional as long as the group itself is. */
const groupOf = ({ properties = {}, required = [] }: Shape, names: Names, isRequired: boolean) => ({
  kind: 'group' as const,
  fields: Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [
      name,
      describeField(name, inner, names, isRequired && required.includes(name)),
    ]),
  ),
});

function describeField(name: string, shape: Shape, names: Names, isRequired: boolean): DeskField {
  const { description, default: fallback } = shape;
  const common = { label: labelOf(name), isRequired, ...present({ description, default: fallback }) };
  return { ...common, ...kindOf(shape, names, isRequired) };
}

/**
 * The fields that a form shows for a schema: exactly those of the schema.
 *
 * @param schema of a file, an object
 * @param names what references to other content may name
 */
export function describeFields(schema: z.ZodType, names: Names): DeskFields {
  return groupOf(shapeOf(schema), names, true).fields;
}
