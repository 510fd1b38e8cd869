import { expect, test } from 'vitest';
import { entryIdOf } from '../../../src/collections/entry-id.ts';

test('a title without a letter from A to Z leaves the file’s name to the writer', () => {
  expect(entryIdOf('faq', 'ഫീസ് എങ്ങനെ?', [])).toBe('');
  expect(entryIdOf('faq', 'Fees / charges', [])).toBe('fees-charges');
  expect(entryIdOf('faq', 'Fees / charges', ['fees-charges', 'fees-charges-2'])).toBe('fees-charges-3');
  expect(entryIdOf('communiques', 'മലയാളം', ['Communique4'])).toBe('Communique5');
});
