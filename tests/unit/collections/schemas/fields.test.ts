import { expect, test } from 'vitest';
import { type CollectionName, collectionNames, collections } from '../../../../src/collections/schemas/collections.ts';
import { type Shape, shapeOf } from '../../../../src/collections/schemas/shape.ts';

/** Every field at any depth, by its dotted name; the fields of a list’s items follow the name of the list. */
function fieldsOf({ properties = {}, items, anyOf = [], additionalProperties }: Shape, path = ''): [string, Shape][] {
  const within = [items, ...anyOf, additionalProperties].filter((shape) => typeof shape === 'object');
  return [
    ...Object.entries(properties).flatMap(([name, field]): [string, Shape][] => [
      [`${path}${name}`, field],
      ...fieldsOf(field, `${path}${name}.`),
    ]),
    ...within.flatMap((shape) => fieldsOf(shape, path)),
  ];
}

const namesOf = (collection: CollectionName, isChosen: (field: Shape) => boolean) =>
  fieldsOf(shapeOf(collections[collection].schema)).flatMap(([name, field]) => (isChosen(field) ? [name] : []));

test.each(collectionNames)('every field of %s is described for writers', (collection) => {
  // A group needs no description if its fields have one.
  const isSilent = ({ description, properties }: Shape) => !(description || properties);
  expect(namesOf(collection, isSilent), 'each asks for .describe(), in src/collections/schemas').toEqual([]);
});
