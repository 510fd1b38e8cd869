import type { ComponentSchema } from '@keystatic/core';
import { CANNOT_SAVE } from '../../../src/desk/fields/label.ts';
import { reasonOf } from '../../../src/lib/reason-of.ts';

/** What Keystatic tells of an item, as far as its label goes. */
export interface ItemProps {
  value?: unknown;
  fields?: Record<string, ItemProps>;
  elements?: readonly ItemProps[];
}

const valuesOf = ({ value, fields: inner }: ItemProps): unknown =>
  inner ? Object.fromEntries(Object.entries(inner).map(([name, props]) => [name, valuesOf(props)])) : value;

/** The first words that somebody has written in an item, which tell it from its neighbours. */
function firstWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return (
    Object.values(value)
      .map(firstWords)
      .find((words) => words !== '') ?? ''
  );
}

/** Why Keystatic does not save a value: it says so in the item's own form alone, which is closed. */
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

/** What an item of a list is called there, and why it keeps the entry from being saved. @param kind what any item is called */
export function itemLabel(kind: string, schema: ComponentSchema, item: ItemProps): string {
  const words = firstWords(valuesOf(item)) || kind;
  const trouble = troubleIn(schema, item);
  return trouble === undefined ? words : `${words}${CANNOT_SAVE}${trouble}`;
}
