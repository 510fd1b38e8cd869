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

/** Dates that say when something is due or takes effect. */
const ahead: Partial<Record<CollectionName, string[]>> = {
  accessibility: ['limits.fixBy'],
  changes: ['changed'],
  deadlines: ['holidays'],
  tax: ['shortTerm.inForceFrom', 'longTerm.inForceFrom', 'cess.inForceFrom'],
};

test.each(collectionNames)('only dates of %s that say when something is due may be in the future', (collection) => {
  const isAhead = ({ mayLieAhead, items }: Shape) => mayLieAhead ?? items?.mayLieAhead ?? false;
  expect(namesOf(collection, isAhead).filter((name) => name !== 'publishDate')).toEqual(ahead[collection] ?? []);
});
