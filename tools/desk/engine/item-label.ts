import type { ComponentSchema } from '@keystatic/core';
import { CANNOT_SAVE } from '../../../src/desk/fields/label.ts';
import { reasonOf } from '../../../src/lib/reason-of.ts';

/** The parts of Keystatic's item props that a label needs. */
export interface ItemProps {
  value?: unknown;
  fields?: Record<string, ItemProps>;
  elements?: readonly ItemProps[];
}

const valuesOf = ({ value, fields: inner }: ItemProps): unknown =>
  inner ? Object.fromEntries(Object.entries(inner).map(([name, props]) => [name, valuesOf(props)])) : value;

/** The first text in an item, which distinguishes it from its neighbours. */
function firstWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return (
    Object.values(value)
      .map(firstWords)
      .find((words) => words !== '') ?? ''
  );
}

/** Why Keystatic refuses to save a value: it shows the reason only in the item's own form, which is closed. */
export function troubleIn(schema: ComponentSchema, { value, fields: inner, elements }: ItemProps): string | undefined {
  if (schema.kind === 'object')
    return Object.entries(schema.fields)
      .map(([name, field]) => troubleIn(field, inner?.[name] ?? {}))
      .find(Boolean);
  if (schema.kind === 'array') return elements?.map((item) => troubleIn(schema.element, item)).find(Boolean);
  try {
    if (schema.kind === 'form') schema.validate(value, undefined);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * The label of a list item, with the reason if it cannot be saved: docs/upstream/keystatic-typing.md.
 *
 * @param kind the generic name of items
 */
export function itemLabel(kind: string, schema: ComponentSchema, item: ItemProps): string {
  const words = firstWords(valuesOf(item)) || kind;
  const trouble = troubleIn(schema, item);
  return trouble === undefined ? words : `${words}${CANNOT_SAVE}${trouble}`;
}
