import type { z } from 'astro/zod';
import { type Shape, shapeOf } from '../schemas/shape.ts';

/** The shapes that may stand one step further in. */
function inside(shape: Shape, step: PropertyKey): Shape[] {
  const own = typeof step === 'number' ? shape.items : shape.properties?.[String(step)];
  return [...(own === undefined ? [] : [own]), ...(shape.anyOf ?? []).flatMap((choice) => inside(choice, step))];
}

const namesOf = ({ properties = {}, anyOf = [], propertyNames }: Shape): string[] => [
  ...Object.keys(properties),
  ...(propertyNames?.enum ?? []),
  ...anyOf.flatMap(namesOf),
];

/** Names of the fields that may stand at a place of a file, for instance below `['limits', 0]`. */
export function fieldNames(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const places = path.reduce<Shape[]>(
    (shapes, step) => shapes.flatMap((shape) => inside(shape, step)),
    [shapeOf(schema)],
  );
  return [...new Set(places.flatMap(namesOf))];
}

/** Names of the fields that every file of a schema must have. */
export const requiredFields = (schema: z.ZodType): string[] => shapeOf(schema).required ?? [];
