import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { schemas } from '../../../lib/content-files.ts';

interface Node {
  description?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  additionalProperties?: Node | boolean;
}

/** Dotted names of the fields that have no description. */
function undescribed({ properties = {}, items, anyOf = [], additionalProperties }: Node, path = ''): string[] {
  const below = [items, ...anyOf, additionalProperties].filter((node) => typeof node === 'object');
  return [
    ...Object.entries(properties).flatMap(([name, node]) => [
      // A group may leave the word to its fields.
      ...(node.description || node.properties ? [] : [`${path}${name}`]),
      ...undescribed(node, `${path}${name}.`),
    ]),
    ...below.flatMap((node) => undescribed(node, path)),
  ];
}

test.each(Object.entries(schemas))('every field of %s is described for writers', (_, schema) => {
  expect(undescribed(z.toJSONSchema(schema, { io: 'input' }) as Node)).toEqual([]);
});
