import type { z } from 'astro/zod';
import { type Shape, shapeOf } from '../schemas/shape.ts';

/** The possible shapes one step further in. */
function inside(shape: Shape, step: PropertyKey): Shape[] {
  const own = typeof step === 'number' ? shape.items : shape.properties?.[String(step)];
  return [...(own === undefined ? [] : [own]), ...(shape.anyOf ?? []).flatMap((choice) => inside(choice, step))];
}

const namesOf = ({ properties = {}, anyOf = [], propertyNames }: Shape): string[] => [
  ...Object.keys(properties),
  ...(propertyNames?.enum ?? []),
  ...anyOf.flatMap(namesOf),
];

/** The possible shapes at a path in a file. */
const shapesAt = (schema: z.ZodType, path: readonly PropertyKey[]): Shape[] =>
  path.reduce<Shape[]>((shapes, step) => shapes.flatMap((shape) => inside(shape, step)), [shapeOf(schema)]);

/** What the schema says of a path in a file; if it allows several shapes, all of them merged. */
export const shapeAt = (schema: z.ZodType, path: readonly PropertyKey[]): Shape =>
  Object.assign({}, ...shapesAt(schema, path)) as Shape;

/** Names of the fields that are allowed at a path in a file, for instance below `['limits', 0]`. */
export const namesAt = (schema: z.ZodType, path: readonly PropertyKey[]): string[] => [
  ...new Set(shapesAt(schema, path).flatMap(namesOf)),
];
