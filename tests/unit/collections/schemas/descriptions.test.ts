import { expect, test } from 'vitest';
import { type Shape, shapeOf } from '../../../../src/collections/schemas/shape.ts';
import { collections } from '../../../../src/collections/schemas/collections.ts';

/** Dotted names of the fields that have no description. */
function undescribed({ properties = {}, items, anyOf = [], additionalProperties }: Shape, path = ''): string[] {
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

test.each(Object.entries(collections))('every field of %s is described for writers', (_, { schema }) => {
  expect(undescribed(shapeOf(schema))).toEqual([]);
});
