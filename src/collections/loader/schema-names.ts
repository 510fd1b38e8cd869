import { z } from 'astro/zod';

/** A schema as JSON Schema has it, in so far as names are concerned. */
interface Shape {
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  propertyNames?: { enum?: string[] };
  additionalProperties?: Shape | boolean;
}

const shapes = new WeakMap<z.ZodType, Shape>();

/** What a file of this schema looks like; worked out once. */
function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
  shapes.set(schema, known);
  return known;
}

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
