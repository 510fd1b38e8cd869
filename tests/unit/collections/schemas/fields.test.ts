import { expect, test } from 'vitest';
import { type CollectionName, collectionNames, collections } from '../../../../src/collections/schemas/collections.ts';
import { type Shape, shapeOf } from '../../../../src/collections/schemas/shape.ts';

/** Every field at any depth, by its dotted name; those of an item by the name of its list. */
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
  // A group may leave the word to its fields.
  const isSilent = ({ description, properties }: Shape) => !(description || properties);
  expect(namesOf(collection, isSilent), 'each asks for .describe(), in src/collections/schemas').toEqual([]);
});

/** The days that say when something is to be. */
const ahead: Partial<Record<CollectionName, string[]>> = {
  accessibility: ['limits.mendBy'],
  changes: ['changed'],
  deadlines: ['holidays'],
  tax: ['shortTerm.inForceFrom', 'longTerm.inForceFrom', 'cess.inForceFrom'],
};

test.each(collectionNames)('no day of %s may lie ahead but those that say when something is to be', (collection) => {
  const isAhead = ({ mayLieAhead, items }: Shape) => mayLieAhead ?? items?.mayLieAhead ?? false;
  expect(namesOf(collection, isAhead).filter((name) => name !== 'publishDate')).toEqual(ahead[collection] ?? []);
});
