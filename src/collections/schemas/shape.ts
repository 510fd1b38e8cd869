import { z } from 'astro/zod';
import { memoizeByObject } from '../../lib/memoize.ts';
import type { Referable } from './fields.ts';

/** A schema or a part of it in JSON Schema, as far as names, forms and examples need it. */
export interface Shape {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  propertyNames?: { enum?: string[] };
  additionalProperties?: Shape | boolean;
  /** What the text names; see `reference` in fields.ts. */
  names?: Referable | 'outside links' | 'picture' | 'pdf';
  /** Whether a day may be in the future; see `dayAhead` in fields.ts. */
  mayLieAhead?: true;
}

/** Whether the text of a field is an id, a choice, a day or an address: it is not read as words. */
export const isName = ({ names, enum: choices, format, pattern }: Shape): boolean =>
  (names ?? choices ?? format ?? pattern) !== undefined;

/** The JSON Schema of a file as writers type it; computed once for each schema. */
export const shapeOf = memoizeByObject(
  (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape,
);
