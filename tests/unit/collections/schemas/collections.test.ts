import { expect, test } from 'vitest';
import { collections } from '../../../../src/collections/schemas/collections.ts';

test.each([
  ['Home', '/'],
  ['NotFound', '/404'],
  ['AboutUs', '/AboutUs'],
  ['constructor', '/constructor'],
])('the page %s has the address %s', (id, address) => {
  expect(collections.pages.address(id)).toBe(address);
});
