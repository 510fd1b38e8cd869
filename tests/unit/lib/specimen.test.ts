import { expect, test } from 'vitest';
import { isSpecimen } from '../../../src/lib/specimen.ts';

test.each([
  ['contact.phone', ['contact.phone'], true],
  ['contact.phone', ['contact'], true],
  ['contact.whatsapp.number', ['contact.whatsapp'], true],
  ['contact', ['contact.phone'], false],
  ['contact.phoneHours', ['contact.phone'], false],
  ['contacts.phone', ['contact'], false],
  ['risk', [], false],
])('%s, with %o listed: %s', (field, listed, expected) => {
  expect(isSpecimen(listed, field)).toBe(expected);
});
